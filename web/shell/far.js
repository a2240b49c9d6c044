// Direct connections to people far away: fetched when somebody asks for one (see web/rooms/far/live.py).
// Nobody stands between the two pages, and nobody is asked for the way but whom the person has named.
const PATIENCE = 3000; // milliseconds in which a browser finds out where it can be reached
const MOST = 60_000; // characters of a message: more than any letter has
const calls = new Map();

function listen(call, channel, post) {
  const told = (what, text = "") => post({ kind: "worked", by: "far", what, values: { call, text } });
  channel.onopen = () => told("open");
  channel.onmessage = ({ data }) => {
    if (typeof data === "string" && data.length <= MOST) told("heard", data);
  };
  channel.onclose = () => drop(call, post);
  calls.get(call).channel = channel;
}

// What cannot be mended is over; the page says so once.
function drop(call, post) {
  const found = calls.get(call);
  if (!found) return;
  calls.delete(call);
  const what = found.channel?.readyState === "connecting" || !found.channel ? "failed" : "lost";
  found.peer?.close();
  post({ kind: "worked", by: "far", what, values: { call, text: "" } });
}

function dial(call, servers, post) {
  calls.set(call, {}); // a browser may refuse to begin
  const peer = new RTCPeerConnection({ iceServers: servers.map((urls) => ({ urls })) });
  calls.set(call, { peer });
  peer.onconnectionstatechange = () => {
    if (["failed", "closed"].includes(peer.connectionState)) drop(call, post);
  };
  return peer;
}

// What this browser has to say once it knows where it can be reached.
async function described(peer) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const gathered = new Promise((resolve) => {
    const look = () => peer.iceGatheringState === "complete" && resolve();
    peer.addEventListener("icegatheringstatechange", look);
    look();
  });
  await Promise.race([gathered, late]);
  return peer.localDescription.sdp;
}

const acts = {
  async call({ call, servers }, post) {
    const peer = dial(call, servers, post);
    listen(call, peer.createDataChannel("far"), post);
    await peer.setLocalDescription();
    return ["called", await described(peer)];
  },
  async answer({ call, text, servers }, post) {
    const peer = dial(call, servers, post);
    peer.ondatachannel = ({ channel }) => listen(call, channel, post);
    await peer.setRemoteDescription({ type: "offer", sdp: text });
    await peer.setLocalDescription();
    return ["answered", await described(peer)];
  },
  accept: async ({ call, text }) =>
    void (await calls.get(call)?.peer.setRemoteDescription({ type: "answer", sdp: text })),
  async say({ call, text }) {
    const channel = calls.get(call)?.channel;
    if (channel?.readyState === "open") channel.send(text);
  },
};

export async function work(act, data, post) {
  try {
    const [what, text] = (await acts[act](data, post)) ?? [];
    if (what) post({ kind: "worked", by: "far", what, values: { call: data.call, text } });
  } catch (error) {
    console.info(error); // what a stranger's link says may be no description of anything
    drop(data.call, post);
  }
}
