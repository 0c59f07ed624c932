import type { Page } from '@playwright/test';

/**
 * What shows too faint a ring around itself where it has the focus: at least 3 to 1 is asked for (WCAG 1.4.11); and how
 * many were looked at on dark ground, where white has at least 4.5 to 1.
 */
export const lookAtRings = (page: Page): Promise<{ faint: string[]; onDark: number }> =>
  page.evaluate(() => {
    const toLight = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    /** The ring lies outside, on the ground of what stands around it. */
    const findGround = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? findGround(element.parentElement) : backgroundColor;
    };
    const faint: string[] = [];
    let onDark = 0;
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      // The studio's buttons change the colour of their ring in a tenth of a second.
      for (const animation of control.getAnimations()) animation.finish();
      const { outlineStyle, outlineColor } = getComputedStyle(control);
      const ring = toLight(outlineColor);
      const ground = toLight(findGround(control.parentElement));
      if (1.05 / ground >= 4.5) onDark += 1;
      if (outlineStyle === 'none' || Math.max(ring, ground) / Math.min(ring, ground) < 3)
        faint.push(control.outerHTML);
    }
    return { faint, onDark };
  });
