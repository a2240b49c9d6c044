// Small sounds, made when they are asked for: no files. Fetched when somebody has turned them on.
// A sound is a few notes and breaths; of each, seconds: when it begins, and how long it takes.

// A tone from one pitch to another, in hertz.
const tone = (from, to, lasts, { at = 0, loud = 0.5, type = "sine" } = {}) => ({ from, to, lasts, at, loud, type });

// A breath of noise around a pitch, the narrower the larger q is.
const breath = (from, to, lasts, { at = 0, loud = 0.5, q = 1 } = {}) => ({ from, to, lasts, at, loud, q });

// By the names of web/boards/sounds.py.
export const SOUNDS = {
  card: [breath(2600, 1200, 0.09, { loud: 0.5 })],
  tile: [tone(190, 150, 0.08, { loud: 0.7 }), breath(900, 500, 0.05, { loud: 0.5 })],
  dice: [0, 0.07, 0.12, 0.2].map((at) => breath(1500, 900, 0.04, { at, loud: 0.6, q: 4 })),
  bag: [0, 0.06].map((at) => breath(700, 1100, 0.1, { at, loud: 0.4, q: 2 })),
  hop: [tone(260, 520, 0.11, { loud: 0.5, type: "triangle" })],
  step: [0, 0.13].map((at) => breath(320, 220, 0.07, { at, loud: 0.7, q: 2 })),
  splash: [breath(500, 1900, 0.1, { loud: 0.5 }), breath(1500, 400, 0.3, { at: 0.08, loud: 0.6 })],
  slide: [breath(350, 650, 0.3, { loud: 0.35, q: 3 })],
  clash: [tone(140, 90, 0.14, { loud: 0.7, type: "triangle" }), breath(1100, 700, 0.08, { loud: 0.4 })],
  cheese: [0, 0.08].map((at) => tone(880, 990, 0.09, { at, loud: 0.35, type: "triangle" })),
  squeak: [0, 0.09].map((at) => tone(1500, 1900, 0.06, { at, loud: 0.25 })),
  light: [tone(523, 523, 0.3, { loud: 0.3 }), tone(784, 784, 0.35, { at: 0.09, loud: 0.3 })],
  dusk: [tone(392, 330, 0.3, { loud: 0.35 })],
  dread: [tone(110, 78, 0.5, { loud: 0.6, type: "triangle" }), tone(117, 80, 0.5, { loud: 0.4 })],
  turn: [tone(659, 659, 0.18, { loud: 0.4 }), tone(880, 880, 0.3, { at: 0.14, loud: 0.4 })],
  refusal: [0, 0.11].map((at) => tone(196, 185, 0.09, { at, loud: 0.45, type: "triangle" })),
  win: [523, 659, 784, 1047].map((pitch, n) => tone(pitch, pitch, 0.35, { at: n * 0.13, loud: 0.4 })),
  loss: [440, 392, 330].map((pitch, n) => tone(pitch, pitch, 0.4, { at: n * 0.18, loud: 0.4 })),
};

// What a device that trembles does, in milliseconds of it and of rest; of all others nothing.
const TREMBLES = { turn: [60], refusal: [25, 50, 25], win: [60, 60, 160], loss: [160] };

const ATTACK = 0.008; // seconds: a sound that began at once would click
const STALE = 1000; // milliseconds after which nobody would know what it was about
const LEAST = 0.0001; // as quiet as none
let context; // there is none before somebody has touched the page
let noise;
let open = 0; // how many parts are still to end: a context that sounds nothing rests
let asleep = false; // whether the browser waits for a touch before anything is heard

const touched = () => navigator.userActivation?.hasBeenActive ?? true;

function hiss() {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = 2 * Math.random() - 1;
  return buffer;
}

async function awake() {
  if (!touched()) return false;
  if (!context) {
    if (navigator.audioSession) navigator.audioSession.type = "ambient"; // a phone that is mute stays so
    context = new AudioContext();
  }
  const asked = performance.now();
  asleep = context.state !== "running";
  if (asleep) await context.resume();
  asleep = false;
  return context.state === "running" && performance.now() - asked < STALE;
}

function source({ from, to, lasts, type, q }, begins) {
  if (type) {
    const made = new OscillatorNode(context, { type, frequency: from });
    made.frequency.setValueAtTime(from, begins);
    made.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    return [made, made];
  }
  noise ??= hiss();
  const made = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", Q: q });
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  return [made, made.connect(filter)];
}

function play(part, begins, volume) {
  const ends = begins + part.lasts;
  const [made, last] = source(part, begins);
  const gain = new GainNode(context, { gain: LEAST });
  gain.gain.setValueAtTime(LEAST, begins);
  gain.gain.exponentialRampToValueAtTime(part.loud * volume, begins + ATTACK);
  gain.gain.exponentialRampToValueAtTime(LEAST, ends);
  last.connect(gain).connect(context.destination);
  open++;
  made.onended = () => {
    gain.disconnect();
    if (!--open) context.suspend();
  };
  made.start(begins);
  made.stop(ends);
}

// sounds: [name, milliseconds from now]; volume: from 0 to 1; vibrate: whether the device may tremble.
export async function sound({ sounds, volume, vibrate }) {
  if (vibrate && touched()) {
    const pattern = sounds.flatMap(([name]) => TREMBLES[name] ?? []);
    if (pattern.length) navigator.vibrate?.(pattern);
  }
  if (!volume || !(await awake())) return;
  const now = context.currentTime;
  for (const [name, ms] of sounds)
    for (const part of SOUNDS[name]) play(part, now + ms / 1000 + part.at, volume);
}

// Some browsers let nothing be heard that did not begin with a touch: the next one wakes it.
globalThis.addEventListener?.("pointerup", () => asleep && context.resume(), true);
