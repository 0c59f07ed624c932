import type { Page } from '@playwright/test';

/**
 * Checks the letters in Indian scripts on the page as it is: whether ink of a heading, plate, meter, button or label is
 * cut off by what is around it, reaches out of its own background or into the line above, and whether lines are too
 * tight, spaced out or in capitals. Ink is what the font draws, measured with the element's font.
 * @returns how many lines were measured, and what is wrong with them
 */
export const listGlyphFaults = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const script = /[\u0900-\u097f\u0a80-\u0aff]/;
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('This browser has no canvas');

    const wordsOf = (text: Text) =>
      [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return { word, boxes: [...range.getClientRects()] };
      });

    /** Top and bottom of the ink of a word; its box begins at the font's ascent above the baseline. */
    const measure = (word: string, box: DOMRect, style: CSSStyleDeclaration) => {
      const stretch = Number.parseFloat(style.fontStretch) >= 110 ? 'semi-expanded' : 'normal';
      canvas.font = `normal ${style.fontWeight} ${stretch} ${style.fontSize} ${style.fontFamily}`;
      const ink = canvas.measureText(word);
      const baseline = box.top + ink.fontBoundingBoxAscent;
      return {
        font: canvas.font,
        baseline,
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
        left: box.left,
        right: box.right,
      };
    };

    /** Whether the ink of two words on two lines touches. */
    const meet = (upper: ReturnType<typeof measure> & { word: string }, lower: typeof upper) => {
      const [left, top] = [Math.min(upper.left, lower.left), Math.min(upper.top, lower.top)];
      const width = Math.ceil(Math.max(upper.right, lower.right) - left) + 1;
      const height = Math.ceil(Math.max(upper.bottom, lower.bottom) - top) + 1;
      const sheet = new OffscreenCanvas(width, height).getContext('2d');
      if (!sheet) return true;
      for (const { word, font, left: start, baseline } of [upper, lower]) {
        sheet.font = font;
        sheet.fillText(word, start - left, baseline - top);
        // Of the second word, only the parts over the first are drawn.
        sheet.globalCompositeOperation = 'source-in';
      }
      const half = 127;
      return sheet
        .getImageData(0, 0, width, height)
        .data.some((value, index) => index % 4 === 3 && value > half);
    };

    // Parts that nobody sees, such as the field that only programs fill.
    const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

    const parentsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...parentsOf(element.parentElement)] : [element];
    const hasGround = (style: CSSStyleDeclaration) =>
      style.backgroundImage !== 'none' ||
      !style.backgroundColor.endsWith(', 0)') ||
      Number.parseFloat(style.borderTopWidth) > 0;

    const wrong = new Set<string>();
    let measured = 0;
    const marked =
      'h1, h2, h3, dt, dd, button, summary, label, header a, nav a, main a, [translate="no"], th';
    for (const element of document.querySelectorAll(marked)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isHidden(element)) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: (ReturnType<typeof measure> & { word: string })[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        if (!(node instanceof Text) || !holder) continue;
        const style = getComputedStyle(holder);
        // Text for screen readers is not drawn.
        if (style.clipPath !== 'none' || getComputedStyle(element).clipPath !== 'none') continue;
        const size = Number.parseFloat(style.fontSize);
        for (const { word, boxes } of wordsOf(node)) {
          const [box] = boxes;
          if (!box?.width || !(script.test(word) || element.matches('[translate="no"]'))) continue;
          const name = `${element.tagName} "${word}"`;
          if (element.matches('[translate="no"]') && boxes.length > 1)
            wrong.add(`${name}: broken between letters`);
          measured += 1;
          if (script.test(word)) {
            if (style.letterSpacing !== 'normal' && style.letterSpacing !== '0px')
              wrong.add(`${name}: letters spaced by ${style.letterSpacing}`);
            const least = holder.closest('h1, h2, h3') || size > 20 ? 1.2 : 1.5;
            const block =
              parentsOf(holder).find((parent) => getComputedStyle(parent).display !== 'inline') ?? holder;
            if (block.closest('[translate="no"]') === null) {
              const line = Number.parseFloat(getComputedStyle(block).lineHeight);
              if (line < least * size - 0.5) wrong.add(`${name}: ${size} px on a line of ${line} px`);
            }
          }
          // A word broken between letters has a box for each part; the first one is enough.
          const ink = measure(word, box, style);
          lines.push({ ...ink, word });
          for (const parent of parentsOf(holder)) {
            const around = getComputedStyle(parent);
            const edge = parent.getBoundingClientRect();
            const clips =
              around.overflowY !== 'visible' &&
              parent !== document.documentElement &&
              parent !== document.body;
            // The background of the element itself, not that of the section around it.
            const grounds = element.contains(parent) && around.display !== 'inline' && hasGround(around);
            // A part that has not been scrolled to yet is not cut off.
            const scrolls = /auto|scroll/.test(around.overflowY) && parent.scrollHeight > parent.clientHeight;
            if (!(clips || grounds) || scrolls) continue;
            if (ink.top < edge.top - 0.5 || ink.bottom > edge.bottom + 0.5)
              wrong.add(
                `${name}: ink ${ink.top.toFixed(1)} to ${ink.bottom.toFixed(1)} out of ${parent.tagName}.${parent.className} ${edge.top.toFixed(1)} to ${edge.bottom.toFixed(1)}`,
              );
          }
        }
      }
      for (const upper of lines) {
        for (const lower of lines) {
          const below = lower.top > upper.top + 4 && lower.bottom > upper.bottom + 4;
          const beneath = lower.left < upper.right && upper.left < lower.right;
          if (below && beneath && lower.top < upper.bottom && meet(upper, lower))
            wrong.add(`${element.tagName} "${upper.word}" runs into "${lower.word}"`);
        }
      }
    }
    return { measured, wrong: [...wrong] };
  });
