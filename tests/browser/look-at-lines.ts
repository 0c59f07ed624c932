import type { Page } from '@playwright/test';

interface Line {
  html: string;
  isDrawn: boolean;
  colour: string;
  /** What stands around it. */
  ground: string;
}

/** The lines around controls: their edges, or the rings that they show while they have the focus. */
const listLines = (page: Page, controls: string, line: 'border' | 'outline'): Promise<Line[]> =>
  page.evaluate(
    ([selector, kind]) => {
      /** Both lie on the ground of what stands around the control. */
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
        // The studio changes the colours of lines in a tenth of a second.
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

/** At least 3 to 1 is asked for (WCAG 1.4.11). */
const isFaint = ({ isDrawn, colour, ground }: Line): boolean => {
  const [one, other] = [toLight(colour), toLight(ground)];
  return !isDrawn || Math.max(one, other) / Math.min(one, other) < 3;
};

/**
 * What shows too faint a ring around itself where it has the focus; and how many were looked at on dark ground, where
 * white has at least 4.5 to 1.
 */
export const lookAtRings = async (page: Page): Promise<{ faint: string[]; onDark: number }> => {
  const lines = await listLines(page, 'a[href], button, summary', 'outline');
  return {
    faint: lines.filter(isFaint).map(({ html }) => html),
    onDark: lines.filter(({ ground }) => 1.05 / toLight(ground) >= 4.5).length,
  };
};

/** Which of these controls has too faint an edge; and how many were looked at. */
export const lookAtEdges = async (
  page: Page,
  controls: string,
): Promise<{ faint: string[]; seen: number }> => {
  const lines = await listLines(page, controls, 'border');
  return { faint: lines.filter(isFaint).map(({ html }) => html), seen: lines.length };
};
