import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** What is needed to show a stored picture. */
export interface PictureSource {
  alt: string;
  width: number;
  height: number;
  src: string;
  srcSet: string;
  /** Empty where there is no AVIF. */
  avifSrcSet: string;
  /** `#rrggbb`. */
  tone: string;
  /** Percent from the left and from the top; the middle where it is not told. */
  focus?: { x: number; y: number };
}

/**
 * How wide a picture across a phone's screen is to be, as the last word of `sizes`: a tenth less than it is drawn. What
 * phones need lies just above one of our widths (640 px at 1.75 and 2 dots, 960 at 2.6 and 3), and the next one weighs
 * twice as much (docs/decisions/151).
 */
export const acrossPhone = '88vw';

interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** "crop" fills the box around it about the picture's focus; "cutout" has a transparent ground. */
  fit?: 'whole' | 'crop' | 'cutout';
  /** True for the one picture that the first screen is about; "soon" for what comes next without scrolling. */
  eager?: boolean | 'soon';
  /** Where the words beside it already say what is to be seen. */
  decorative?: boolean;
}

/** A picture in the best format that the browser has, with its place kept free until it comes. */
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
