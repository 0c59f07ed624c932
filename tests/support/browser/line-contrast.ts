import type { Page } from '@playwright/test';

interface Line {
  html: string;
  isDrawn: boolean;
  colour: string;
  /** Background around the line. */
  ground: string;
}

/** The lines around controls: their borders, or the rings that they show while focused. */
const listLines = (page: Page, controls: string, line: 'border' | 'outline'): Promise<Line[]> =>
  page.evaluate(
    ([selector, kind]) => {
      /** Both lie on the background around the control. */
      const findGround = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)';
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor === 'rgba(0, 0, 0, 0)' ? findGround(element.parentElement) : backgroundColor;
      };
      const lines: Line[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        if (kind === 'outline') {
          control.focus({ preventScroll: true });
          if (document.activeElement !== control) continue;
        } else if (!control.checkVisibility()) continue;
        // The studio animates the colours of lines for a tenth of a second.
        for (const animation of control.getAnimations()) animation.finish();
        const { outlineStyle, outlineColor, borderTopStyle, borderTopColor } = getComputedStyle(control);
        lines.push({
          html: control.outerHTML,
          isDrawn: (kind === 'outline' ? outlineStyle : borderTopStyle) !== 'none',
          colour: kind === 'outline' ? outlineColor : borderTopColor,
          ground: findGround(control.parentElement),
        });
      }
      return lines;
    },
    [controls, line] as const,
  );

const toLight = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
};

/** WCAG 1.4.11 requires at least 3 to 1. */
const isFaint = ({ isDrawn, colour, ground }: Line): boolean => {
  const [one, other] = [toLight(colour), toLight(ground)];
  return !isDrawn || Math.max(one, other) / Math.min(one, other) < 3;
};

/**
 * Controls whose focus ring is too faint, and how many controls on a dark background were checked, where white has at
 * least 4.5 to 1.
 */
export const checkFocusRings = async (page: Page): Promise<{ faint: string[]; onDark: number }> => {
  const lines = await listLines(page, 'a[href], button, summary', 'outline');
  return {
    faint: lines.filter(isFaint).map(({ html }) => html),
    onDark: lines.filter(({ ground }) => 1.05 / toLight(ground) >= 4.5).length,
  };
};

/** The controls whose border is too faint, and how many were checked. */
export const checkBorders = async (
  page: Page,
  controls: string,
): Promise<{ faint: string[]; seen: number }> => {
  const lines = await listLines(page, controls, 'border');
  return { faint: lines.filter(isFaint).map(({ html }) => html), seen: lines.length };
};
