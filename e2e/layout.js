// What is wrong with how a page of the app lies on the screen, in words. Evaluated by test_layout.py.
() => {
  const SMALLEST = 12; // pixels of a letter's size that somebody has to read
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9]; // where a thing is felt for, across and down

  const named = (thing) => {
    const id = thing.dataset?.do ?? thing.id;
    return id || thing.getAttribute("class") || `${thing.localName} ${thing.textContent.slice(0, 20)}`;
  };
  const box = (thing) => thing.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const CLIPPED = ".visually-hidden, #other-ways, .skip, .asks";

  // what can be acted with now
  const acted = () =>
    all("#app :is([data-do], a[href], select, summary)").filter(
      (thing) =>
        !thing.disabled &&
        !thing.closest(`${CLIPPED}, [inert]`) &&
        (thing.localName === "summary" || !thing.closest("details:not([open])")) &&
        !(thing.localName === "summary" && thing.parentElement.parentElement.closest("details:not([open])")) &&
        thing.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(thing).pointerEvents !== "none",
    );

  const bring = (thing) => {
    const middle = () => {
      const { left, top, width, height } = box(thing);
      return [left + width / 2, top + height / 2];
    };
    for (let around = thing.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around === document.documentElement || around === document.body) continue;
      const { left, top, width, height } = box(around);
      if (["auto", "scroll"].includes(style.overflowY)) around.scrollTop += middle()[1] - top - height / 2;
      if (["auto", "scroll"].includes(style.overflowX)) around.scrollLeft += middle()[0] - left - width / 2;
    }
    scrollBy(0, middle()[1] - innerHeight / 2);
  };

  // a picture's own pieces, and a hand's own cards, may lie one over the other, but some of each is free
  const covered = (thing) => {
    bring(thing);
    const place = thing.closest("svg, .vt-cards") ?? thing;
    const { left, top, width, height } = box(thing);
    const at = (x, y) => [left + width * x, top + height * y];
    const middle = at(0.5, 0.5);
    const hit = document.elementFromPoint(...middle);
    if (!hit) return `${named(thing)} is out of reach`;
    const over = document.elementsFromPoint(...middle).find((each) => !place.contains(each) || thing.contains(each));
    if (!thing.contains(over) && !over.contains(thing)) return `${named(over)} lies over ${named(thing)}`;
    const same = (there) => thing.contains(there) || there?.closest("[data-do]")?.dataset.do === thing.dataset.do;
    const free = PARTS.some((y) => PARTS.some((x) => same(document.elementFromPoint(...at(x, y)))));
    return free ? "" : `nothing of ${named(thing)} can be touched`;
  };

  const scaleOf = (element) => {
    let scale = 1;
    for (let each = element; each; each = each.parentElement) {
      const { transform } = getComputedStyle(each);
      if (transform !== "none") {
        const { a, b, c, d } = new DOMMatrix(transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c));
      }
    }
    return scale;
  };
  const stretch = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));

  const sizeOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const picture = element.ownerSVGElement;
    if (!picture) return size * scaleOf(element);
    return size * stretch(element.getCTM()) * scaleOf(picture);
  };

  // letters that are drawn by reference have the size of where they are used
  const usedLetters = () =>
    all("#app use").flatMap((use) => {
      const drawn = document.querySelector(use.getAttribute("href"));
      if (!drawn || !use.checkVisibility()) return [];
      return [...drawn.querySelectorAll("text")].map((text) => {
        let scale = stretch(use.getCTM()) * scaleOf(use.ownerSVGElement);
        for (let each = text; each !== drawn.parentElement; each = each.parentElement) {
          const own = each.transform.baseVal.consolidate();
          if (own) scale *= stretch(own.matrix);
        }
        return [text, parseFloat(getComputedStyle(text).fontSize) * scale];
      });
    });

  const letters = () => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      if (!walker.currentNode.data.trim() || parentElement.closest(`${CLIPPED}, defs, option, .poster`)) continue;
      if (parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        found.push([parentElement, sizeOf(parentElement)]);
    }
    return [...found, ...usedLetters()];
  };

  const small = () => {
    const found = new Map();
    for (const [element, size] of letters())
      if (size < SMALLEST - 0.05) {
        const what = element.getAttribute("class") || `${named(element.parentElement)} ${element.localName}`;
        found.set(what, Math.min(size, found.get(what) ?? size));
      }
    return [...found].map(([what, size]) => `${what} has letters of ${size.toFixed(1)} px`);
  };

  const cut = () =>
    all("#app *")
      .filter((each) => {
        const { textOverflow } = getComputedStyle(each);
        // two long names beside one another have no room on a phone
        if (each.closest(".player-name")) return false;
        return textOverflow === "ellipsis" && each.scrollWidth > each.clientWidth + 1 && each.clientWidth;
      })
      .map((each) => `"${each.textContent}" is cut`);

  const brush = document.createElement("canvas").getContext("2d");
  const chosen = () =>
    all("#app select").flatMap((select) => {
      if (!select.checkVisibility()) return [];
      const style = getComputedStyle(select);
      brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const words = select.selectedOptions[0]?.textContent ?? "";
      const arrow = 18; // pixels, as wide as Chromium's
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      return brush.measureText(words).width > room ? [`"${words}" is cut in its box`] : [];
    });

  const sideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = all("#app *").filter((each) => box(each).right > clientWidth + 1);
    return [`the page is ${scrollWidth} wide: ${beyond.slice(0, 5).map(named)}`];
  };

  const overlaid = () => {
    const panel = document.querySelector("#controls");
    if (!panel) return [];
    const { left, top, bottom, right } = box(panel);
    return all("#stage [data-do]")
      .filter((thing) => !thing.closest(CLIPPED))
      .filter((thing) => {
        const its = box(thing);
        const frame = box(thing.closest("svg") ?? thing); // what is beyond it is cut off
        const end = Math.min(its.right, frame.right);
        const foot = Math.min(its.bottom, frame.bottom);
        return foot > top + 1 && its.top < bottom - 1 && end > left + 1 && its.left < right - 1;
      })
      .map((thing) => `the panel lies over ${named(thing)}`);
  };

  const EDGE = 6; // pixels by which a label on the edge of a badge may reach over what is in it
  const meets = (one, other, by = 1) => {
    const [a, b] = [box(one), box(other)];
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by
    );
  };
  const pairs = (one, other, by) =>
    one.flatMap((each) => other.filter((thing) => thing !== each && meets(each, thing, by)).map((thing) => [each, thing]));

  // labels of badges that hide something, names that have no room, buttons and rules over others
  const hidden = () => {
    const seen = (selector) => all(selector).filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const buttons = seen("#controls :is(.actions, .tools) > *");
    const rules = pairs(seen("#first"), [...seen("#prompt"), ...buttons]);
    // one below its line is not seen
    const labels = seen(".player-name > :is(.own, .style, .gain)").filter((each) => {
      const name = each.parentElement;
      return getComputedStyle(name).overflow === "visible" || meets(each, name, 2);
    });
    const told = [...rules, ...pairs(labels, seen(".player-name strong, .player .item"), EDGE), ...pairs(buttons, buttons)];
    return [
      ...new Set(told.map(([over, under]) => `${named(over)} reaches over ${named(under)}`)),
      ...seen(".player-name strong")
        .filter((name) => name.clientWidth < Math.min(name.scrollWidth, parseFloat(getComputedStyle(name).fontSize)))
        .map((name) => `nothing is left of the name ${name.textContent}`),
    ];
  };

  const long = (lines) =>
    all("#prompt:not(.notice)")
      .filter((prompt) => {
        const range = document.createRange();
        const why = prompt.querySelector(".why");
        range.setStart(prompt, 0);
        if (why) range.setEndBefore(why);
        else range.setEnd(prompt, prompt.childNodes.length);
        return box(range).height > (lines + 0.5) * parseFloat(getComputedStyle(prompt).lineHeight);
      })
      .map((prompt) => `the prompt has more than ${lines} lines: ${prompt.textContent}`);

  // whether board, hand, prompt and buttons are in sight at once
  const scrolls = () => {
    scrollTo(0, 0);
    const ends = all("#prompt, #controls .tools, #controls .actions, .parts > *").map((each) => box(each).bottom);
    const told = document.querySelector("#guide");
    if (told) ends.push(box(told).bottom - 30); // its last line may be lower
    return Math.max(...ends) > innerHeight + 1 ? [`one has to scroll ${Math.round(Math.max(...ends) - innerHeight)}`] : [];
  };

  // `fits` if one need not scroll, `lines` that a prompt may have, `whole` where no words may be cut
  const faults = (html, { fits, lines, whole, language }) => {
    document.documentElement.lang = language;
    document.querySelector("#app").innerHTML = html;
    scrollTo(0, 0);
    const things = acted();
    return [
      ...(things.length ? [] : ["there is nothing to tap"]),
      ...overlaid(),
      ...hidden(),
      ...(fits ? scrolls() : []),
      ...sideways(),
      ...small(),
      ...(whole ? [...cut(), ...chosen()] : []),
      ...(lines ? long(lines) : []),
      ...[...things, ...all("#prompt:not([aria-hidden], [inert] *)")].map(covered).filter(Boolean),
    ];
  };
  return (pages) => pages.map(([html, asked]) => faults(html, asked));
}
