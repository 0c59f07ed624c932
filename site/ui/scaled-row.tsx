import type { ReactNode } from 'react';
import styles from './scaled-row.module.css';

/** A drawing; width and height are in its own units. */
export interface ScaledPicture {
  src: string;
  width: number;
  height: number;
}

interface ScaledRowProps {
  /** The length that the whole row represents, in the units of the drawings. Rows with equal fields have one scale. */
  field: number;
  /** From left to right. The first is at the left end of the row, the second at the right end. */
  pictures: readonly ScaledPicture[];
  /** Content above the drawings. */
  children?: ReactNode;
}

/** Drawings on one ground line, to the scale of the row's field. Hidden from screen readers. */
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
