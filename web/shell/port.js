// The app at the other end of a port. heard(data) for what else is said there.
export function through(port, heard = () => {}) {
  let answer;
  const app = {
    send(text) {
      port.postMessage(text);
      return new Promise((resolve) => (answer = resolve)); // the shell sends one message at a time
    },
  };
  port.onmessage = ({ data }) => {
    heard(data);
    if (data.pushed) app.push(data.pushed);
    if (data.answered) answer(data.answered);
  };
  return app;
}
