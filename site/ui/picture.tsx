import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** The data that is needed to show a stored picture. */
export interface PictureSource {
  alt: string;
  width: number;
  height: number;
  src: string;
  srcSet: string;
  /** Empty if there is no AVIF version. */
  avifSrcSet: string;
  /** `#rrggbb`. */
  tone: string;
  /** Per cent from the left and from the top; the middle if omitted. */
  focus?: { x: number; y: number };
}

/**
 * The last part of `sizes` for a picture across a phone's screen: a tenth less than its displayed width. The width that
 * phones need is just above one of our widths (640 px at 1.75 and 2 dots, 960 at 2.6 and 3), and the next width has
 * twice the file size (docs/decisions/151).
 */
export const acrossPhone = '88vw';

interface PictureProps {
  picture: PictureSource;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** "crop" fills the box around the picture's focus; "cutout" has a transparent background. */
  fit?: 'whole' | 'crop' | 'cutout';
  /** True for the main picture of the first screen; "soon" for the next picture that appears without scrolling. */
  eager?: boolean | 'soon';
  /** True if the words beside the picture already describe it. */
  decorative?: boolean;
}

/** A picture in the best format that the browser supports. Its space is reserved until it has loaded. */
export const Picture = ({
  picture,
  sizes,
  fit = 'whole',
  eager = false,
  decorative = false,
}: PictureProps) => {
  const focus = fit === 'crop' ? picture.focus : undefined;
  return (
    <picture
      className={classNames(
        styles.picture,
        fit === 'crop' && styles.cropped,
        fit === 'cutout' && styles.cutout,
      )}
    >
      {picture.avifSrcSet && <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />}
      <img
        src={picture.src}
        srcSet={picture.srcSet || undefined}
        sizes={picture.srcSet ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === true ? 'high' : undefined}
        decoding={eager === true ? undefined : 'async'}
        data-tone={fit === 'cutout' ? undefined : picture.tone}
        data-x={focus && `${focus.x}%`}
        data-y={focus && `${focus.y}%`}
      />
    </picture>
  );
};
