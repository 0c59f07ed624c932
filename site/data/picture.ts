import type { Media } from '@ev-site/content/payload-types.ts';

/** A stored picture, ready for `<picture>`: every URL is on this site or its media host. */
export interface Picture {
  /** What is to be seen; empty where nobody has said it in this language. */
  alt: string;
  /** Pixels of the original: fixes the aspect ratio before anything loads. */
  width: number;
  height: number;
  /** URL of the fallback at a middle size. */
  src: string;
  /** `srcset` of the fallback files, widths in `w`; empty for drawings. */
  srcSet: string;
  /** The same widths in AVIF; empty where none was made. */
  avifSrcSet: string;
  /** Main colour, `#rrggbb`, shown until the picture has loaded, and where it is transparent. */
  tone: string;
  /** Point that must stay in view when the picture is cropped, in percent from the left and top; not told where it is the middle. */
  focus?: { x: number; y: number };
}

/** A sheet with the views of a vehicle from all sides (contract/turntable.ts). */
export interface Turntable {
  /** What is to be seen. */
  alt: string;
  /** Addresses of the sheet: one that comes soon, and the sharpest. */
  small: string;
  large: string;
  /** For browsers that know no AVIF. */
  fallback: string;
}

type Stored = Media | number | null | undefined;
/** One that was read with the record that shows it, and has its file. */
type Read = Media & { filename: string };
type SizeName = keyof NonNullable<Media['sizes']>;

const isRead = (stored: Stored): stored is Read =>
  typeof stored === 'object' && stored !== null && Boolean(stored.filename);

/** Address of the largest file of a picture: the last of its `srcset`. */
export const toLargestFile = ({ srcSet, src }: Pick<Picture, 'srcSet' | 'src'>): string =>
  srcSet.split(', ').at(-1)?.split(' ')[0] || src;

const widths = ['w320', 'w480', 'w640', 'w960', 'w1280', 'w1920'] as const;
// Browsers without AVIF are few: two sizes do for them, and every page is lighter.
const middleWidth = 'w640';
const widestFallback = 'w1280';
const fallbackWidths = [middleWidth, widestFallback] as const;
const defaultTone = '#efe7d6';
const sky = '#e8f1ec';

/** A main colour near white is what shines through a cut-out, which stands on sky instead: white on white is nothing. */
const toGround = (tone: string): string => (/^#([ef][\da-f]){3}$/i.test(tone) ? sky : tone);

/** Most pictures are cropped about their middle, as styles do by themselves: a page names up to thirty of them. */
const toFocus = ({ focalX, focalY }: Media): Pick<Picture, 'focus'> => {
  const focus = { x: focalX ?? 50, y: focalY ?? 50 };
  return focus.x === 50 && focus.y === 50 ? {} : { focus };
};

/** Reshapes stored pictures into what `<picture>` needs. `mediaUrl` is where visitors get files from. */
export const getPictureReader = (mediaUrl: string) => {
  // A file that is replaced keeps its name, so its address carries since when it is what it is: to the second, for a page names
  // it up to nine times for each of its pictures.
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

  /** Of a picture that is too narrow for the widest size, the widest file is the original. */
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

  /** @returns null where no picture is set or its record is gone. */
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

  /** The address of the smallest file, for a picture that says nothing of its own; empty where none is set. */
  const toSmallFile = (stored: Stored): string =>
    isRead(stored) ? (sizeUrl(stored, 'w320avif')?.url ?? '') : '';

  /** @returns null where no sheet is set or its record is gone. */
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
