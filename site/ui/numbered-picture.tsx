import { Fragment } from 'react';
import styles from './numbered-picture.module.css';
import { Picture, type PictureSource } from './picture.tsx';

interface NumberedPictureProps {
  picture: PictureSource;
  /** The displayed width of the picture, as in `<img sizes>`. */
  sizes: string;
  /** Positions in per cent from the picture's left and top, in the order of the list beside it. */
  spots: readonly { x: number; y: number }[];
}

/**
 * A cut-out on a coloured background with the numbers of the list beside it. For screen readers the list describes the
 * positions.
 */
export const NumberedPicture = ({ picture, sizes, spots }: NumberedPictureProps) => (
  <div className={styles.frame}>
    <Picture picture={picture} sizes={sizes} fit="cutout" />
    <svg className={styles.spots} aria-hidden="true">
      {spots.map(({ x, y }, index) => (
        <Fragment key={`${x} ${y}`}>
          <circle cx={`${x}%`} cy={`${y}%`} r="13" />
          <text x={`${x}%`} y={`${y}%`}>
            {index + 1}
          </text>
        </Fragment>
      ))}
    </svg>
  </div>
);
