import type { ReactNode } from 'react';
import styles from './scaled-row.module.css';

/** A drawing; width and height are in its own units. */
export interface ScaledPicture {
  src: string;
  width: number;
  height: number;
}

interface ScaledRowProps {
  /** What the row shows from end to end, in the units of the drawings: rows with equal fields are to one scale. */
  field: number;
  /** From left to right; the first stands at the left end of the row, the second at the right one. */
  pictures: readonly ScaledPicture[];
  /** What is laid over the drawings. */
  children?: ReactNode;
}

/** Drawings on one line of ground, to the scale that the row's field gives. They say nothing to those who hear the page. */
export const ScaledRow = ({ field, pictures, children }: ScaledRowProps) => (
  <div className={styles.row}>
    {pictures.map(({ src, ...size }, index) => (
      <img
        className={index > 0 ? styles.last : undefined}
        src={src}
        {...size}
        alt=""
        loading="lazy"
        key={src}
      />
    ))}
    <svg
      className={styles.rest}
      width={field - pictures.reduce((sum, { width }) => sum + width, 0)}
      height="1"
      aria-hidden="true"
    />
    {children}
  </div>
);
