// What the single file starts: with a question in its address it is a board in somebody else's page.
import { cover } from "./cover.js";
import * as framed from "./framed.js";
import { site } from "./site.js";

function board() {
  // the way to the whole house leads to this file, not to the folder that it lies in
  const home = ({ target }) => {
    const link = target.closest?.("a[href^='./#']");
    if (link) link.href = location.pathname + link.hash;
  };
  addEventListener("click", home, true);
  cover(async () => framed);
}

if (location.search) board();
else site();
