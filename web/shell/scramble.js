// A hand that is kept shall not be read at a glance by somebody who looks into the storage. This is no lock: see
// docs/security.md. What was kept before stands there as it was, and what somebody puts there is read as well.
const SECRET = /^serao\.(match|picked)\./;
const MARK = "~"; // no text of ours begins with it
const FIRST = 33; // of the signs that are turned, each by half their number
const MANY = 94;

const turned = (text) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(FIRST + ((sign.charCodeAt() - FIRST + MANY / 2) % MANY)));

export const scrambled = (key, text) => (text && SECRET.test(key) ? MARK + turned(text) : text);

export const plain = (text) => (text?.startsWith(MARK) ? turned(text.slice(1)) : text);
