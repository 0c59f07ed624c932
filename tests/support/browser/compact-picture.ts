import { type Page, test } from '@playwright/test';
import sharp from 'sharp';

/** The widths of the stored pictures: an entry phone and a desktop. */
export const pictureWidths = [360, 1280] as const;

/** Nothing moves by itself, so that two pictures of the same page are equal. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * With `font-display: optional` a browser leaves out a typeface that comes too late, which is right for a visitor and
 * wrong for a picture. So each face is added once more and awaited.
 */
const loadFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    const faces = rules.filter(
      (rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('),
    );
    for (const { style } of faces as CSSFontFaceRule[]) {
      const read = (name: string) => style.getPropertyValue(name);
      const face = new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
        weight: read('font-weight') || 'normal',
        stretch: read('font-stretch') || 'normal',
        unicodeRange: read('unicode-range') || 'U+0-10FFFF',
        display: 'block',
      });
      document.fonts.add(await face.load());
    }
  });

/** Waits until everything on a page is there: fonts, and the pictures that otherwise load on scrolling. */
export const settle = async (page: Page): Promise<void> => {
  await loadFonts(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = 'eager';
    // A picture that is broken on purpose stays broken.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
};

/**
 * A picture as it is kept: small enough that all of them fit into the repository, large enough that a moved box, another
 * colour or a missing line shows. One that is only compared keeps all its colours: which 16 are chosen for a page tips at
 * a few points, and then hundreds elsewhere come out otherwise though the page looks the same.
 * @param screenshot a PNG in CSS pixels
 * @returns a PNG a third (phone) or a quarter (desk) as wide; in 16 colours where pictures are accepted
 */
export const toCompactPicture = async (screenshot: Buffer, screenWidth: number): Promise<Buffer> => {
  const { width = screenWidth } = await sharp(screenshot).metadata();
  const part = screenWidth < 600 ? 3 : 4;
  const isAccepted = test.info().config.updateSnapshots !== 'none';
  return sharp(screenshot)
    .resize({ width: Math.max(1, Math.round(width / part)) })
    .png(isAccepted ? { palette: true, colours: 16, dither: 0, compressionLevel: 9 } : {})
    .toBuffer();
};

/** How far a picture may differ from the stored one: other browser versions draw letters a little differently. */
export const likeness = { threshold: 0.2, maxDiffPixels: 100 };
