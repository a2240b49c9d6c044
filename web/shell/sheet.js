// What lies over a page is closed by the browser's way back, as a phone's owner expects, and the page stays. So it has
// an entry of its own in the history, with the page's address.
const open = () => window === parent && document.querySelector(".sheet");
let under = ""; // the address of the page it lies over

// Called after each patch: who has closed it in another way has that entry behind them.
export function layOver() {
  const over = history.state?.over;
  if (open() && !over) {
    history.pushState({ over: true }, "");
    under = location.href;
  } else if (over && !open()) history.back();
}

export const uncover = (post) =>
  addEventListener("popstate", () => {
    if (open() && !history.state?.over && location.href === under) post({ kind: "do", what: "close-help" });
  });
