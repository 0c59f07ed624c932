/** A stored picture, ready for `<picture>`: every URL is on this site. */
export interface Picture {
  /** What is to be seen; never empty. */
  alt: string;
  /** Pixels of the largest fallback file: fixes the aspect ratio before anything loads. */
  width: number;
  height: number;
  /** URL of the fallback (WebP) at a middle size. */
  src: string;
  /** `srcset` of the fallback files, widths in `w`. */
  srcSet: string;
  /** The same widths in AVIF; empty where none was made (SVG). */
  avifSrcSet: string;
  /** Main colour, `#rrggbb`, shown until the picture has loaded. */
  tone: string;
  /** Point that must stay in view when the picture is cropped, in percent from the left and top. */
  focus: { x: number; y: number };
}
