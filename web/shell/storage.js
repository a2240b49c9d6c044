// What the browser keeps for us: every key that begins with PREFIX. Storage may be forbidden or full.
const PREFIX = "serao.";

export function restore() {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX)));
  } catch {
    return null;
  }
}

export function save(key, text, post) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    post({ kind: "storage", state: error.name === "QuotaExceededError" ? "full" : "forbidden" });
  }
}
