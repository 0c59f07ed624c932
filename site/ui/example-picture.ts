import type { FullPicture } from './lightbox.tsx';
import type { PictureSource } from './picture.tsx';

const toDataUrl = (width: number, height: number, tone: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${tone}"/>
      <path d="M0 ${height}L${width * 0.35} ${height * 0.3}L${width * 0.6} ${height * 0.7}L${width * 0.75} ${height * 0.5}L${width} ${height}z" fill="#0a6b3d"/>
      <circle cx="${width * 0.75}" cy="${height * 0.25}" r="${height * 0.1}" fill="#f5b400"/>
    </svg>`,
  )}`;

/** A generated picture for examples: it needs no download and looks the same everywhere. */
export const toExamplePicture = (
  alt: string,
  width = 1200,
  height = 900,
  tone = '#bcd6cb',
): PictureSource => ({
  alt,
  width,
  height,
  src: toDataUrl(width, height, tone),
  srcSet: '',
  avifSrcSet: '',
  tone,
  focus: { x: 75, y: 25 },
});

/** The same picture at full size. */
export const toExampleFullPicture = (alt: string, caption: string): FullPicture => {
  const { src, srcSet, width, height } = toExamplePicture(alt);
  return { src, srcSet, width, height, alt, caption };
};
