import type { Media } from '@ev-site/content/payload-types.ts';

/** A stored picture, ready for `<picture>`: every URL is on this site or its media host. */
export interface Picture {
  /** Description of the picture; empty where there is none in this language. */
  alt: string;
  /** Size of the original in pixels: fixes the aspect ratio before the picture loads. */
  width: number;
  height: number;
  /** URL of the fallback at a middle size. */
  src: string;
  /** `srcset` of the fallback files, widths in `w`; empty for drawings. */
  srcSet: string;
  /** `srcset` of the AVIF files; empty where there are none. */
  avifSrcSet: string;
  /** Main colour, `#rrggbb`, shown until the picture has loaded and behind its transparent parts. */
  tone: string;
  /**
   * Point that must stay in view when the picture is cropped, in percent from the left and top; absent for the middle.
   */
  focus?: { x: number; y: number };
}

/** An image sheet with views of a vehicle from all sides (contract/turntable.ts). */
export interface Turntable {
  /** Description of the picture. */
  alt: string;
  /** Addresses of the sheet: a quick small file, and the sharpest one. */
  small: string;
  large: string;
  /** For browsers without AVIF. */
  fallback: string;
}

type Stored = Media | number | null | undefined;
/** A picture that was read together with the record that shows it, and that has a file. */
type Read = Media & { filename: string };
type SizeName = keyof NonNullable<Media['sizes']>;

const isRead = (stored: Stored): stored is Read =>
  typeof stored === 'object' && stored !== null && Boolean(stored.filename);

/** Address of the largest file of a picture: the last one of its `srcset`. */
export const toLargestFile = ({ srcSet, src }: Pick<Picture, 'srcSet' | 'src'>): string =>
  srcSet.split(', ').at(-1)?.split(' ')[0] || src;

const widths = ['w320', 'w480', 'w640', 'w960', 'w1280', 'w1920'] as const;
// Browsers without AVIF are few: two sizes are enough for them, and every page stays smaller.
const middleWidth = 'w640';
const widestFallback = 'w1280';
const fallbackWidths = [middleWidth, widestFallback] as const;
const defaultTone = '#efe7d6';
const sky = '#e8f1ec';

/**
 * A main colour near white belongs to a cut-out, which gets the sky colour as its ground: white on white is invisible.
 */
const toGround = (tone: string): string => (/^#([ef][\da-f]){3}$/i.test(tone) ? sky : tone);

/**
 * Most pictures are cropped around their middle, which is the default of the styles. Leaving the middle out saves
 * bytes, because a page names up to thirty pictures.
 */
const toFocus = ({ focalX, focalY }: Media): Pick<Picture, 'focus'> => {
  const focus = { x: focalX ?? 50, y: focalY ?? 50 };
  return focus.x === 50 && focus.y === 50 ? {} : { focus };
};

/** Converts stored pictures to the data of a `<picture>`. @param mediaUrl base address of the files for visitors */
export const getPictureReader = (mediaUrl: string) => {
  // A replaced file keeps its name, so the address carries the time of the file. Seconds keep it short: a page has up
  // to nine addresses for each picture.
  const toUrl = (filename: string, media: Media): string => {
    const version = Math.floor(Date.parse(media.fileAt ?? media.updatedAt) / 1000).toString(36);
    return `${mediaUrl}/${encodeURIComponent(filename)}?v=${version}`;
  };

  const sizeUrl = (media: Media, name: SizeName): { url: string; width: number } | null => {
    const size = media.sizes?.[name];
    return size?.filename && size.width ? { url: toUrl(size.filename, media), width: size.width } : null;
  };

  const listSizes = (media: Media, names: readonly SizeName[]): string[] =>
    names.flatMap((name) => sizeUrl(media, name) ?? []).map(({ url, width }) => `${url} ${width}w`);

  /** When a picture is too narrow for the widest size, the original is the widest file. */
  const listFallbacks = (media: Read): string[] => {
    const sizes = listSizes(media, fallbackWidths);
    const middle = sizeUrl(media, middleWidth);
    const width = media.width ?? 0;
    const isWidest = middle && !sizeUrl(media, widestFallback) && width > middle.width;
    return isWidest ? [...sizes, `${toUrl(media.filename, media)} ${width}w`] : sizes;
  };

  const draw = (media: Read): Picture => ({
    alt: media.alt ?? '',
    width: media.width ?? 0,
    height: media.height ?? 0,
    src: sizeUrl(media, middleWidth)?.url ?? toUrl(media.filename, media),
    srcSet: listFallbacks(media).join(', '),
    avifSrcSet: listSizes(
      media,
      widths.map((name) => `${name}avif` as const),
    ).join(', '),
    tone: toGround(media.tone ?? defaultTone),
    ...toFocus(media),
  });

  /** @returns null where no picture is set or its record no longer exists. */
  const toPicture = (stored: Stored): Picture | null => (isRead(stored) ? draw(stored) : null);

  /** The square thumbnail of a picture, 300 by 300. */
  const toThumbnail = (stored: Stored): Picture | null => {
    if (!isRead(stored)) return null;
    const picture = draw(stored);
    const thumb = sizeUrl(stored, 'thumb');
    if (!thumb) return picture;
    const avif = sizeUrl(stored, 'thumbavif');
    return {
      ...picture,
      width: thumb.width,
      height: thumb.width,
      src: thumb.url,
      srcSet: '',
      avifSrcSet: avif ? `${avif.url} ${avif.width}w` : '',
    };
  };

  /** Address of the smallest file, for a purely decorative picture; empty where none is set. */
  const toSmallFile = (stored: Stored): string =>
    isRead(stored) ? (sizeUrl(stored, 'w320avif')?.url ?? '') : '';

  /** @returns null where no sheet is set or its record no longer exists. */
  const toTurntable = (stored: Stored): Turntable | null => {
    if (!isRead(stored)) return null;
    const picture = draw(stored);
    return {
      alt: picture.alt,
      small: sizeUrl(stored, 'w960avif')?.url ?? picture.src,
      large: toUrl(stored.filename, stored),
      fallback: toLargestFile(picture),
    };
  };

  return { toPicture, toThumbnail, toSmallFile, toTurntable };
};

export type PictureReader = ReturnType<typeof getPictureReader>;
