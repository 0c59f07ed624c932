import type { ReactNode } from 'react';
import styles from './measured-row.module.css';
import { type ScaledPicture, ScaledRow } from './scaled-row.tsx';

/** A line with marks at its ends and a number on it. */
export interface Measured {
  text: string;
  from: number;
  to: number;
}

interface MeasuredRowProps {
  /** The length that the whole row represents, in the units of the drawings. Rows with equal fields have one scale. */
  field: number;
  /** From left to right. The first is at the left end of the row, the second at the right end. */
  pictures: readonly ScaledPicture[];
  /** Distance of the ground from the lower edge of the pictures. */
  ground: number;
  /** Horizontal lines below the pictures, the nearest first. `from` and `to` are measured from the left end. */
  below?: readonly Measured[];
  /** Vertical lines: `at` is measured from the left end, `from` and `to` from the ground. */
  upright?: readonly (Measured & { at: number })[];
  /** A bar without marks below the row, e.g. the scale. */
  bar?: Measured | undefined;
}

const share = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(1))}%`;

/** Distances from a drawing to the first line below it, and from that to the next, in pixels. */
const first = 20;
const next = 26;

/** A position in parts of the row. Inside it, distances are pixels. */
const Spot = (place: { x?: string; y?: string; children: ReactNode }) => <svg {...place} />;

/**
 * Drawings on one ground line, with their measures. The lines are positioned in parts of the row, so that they are
 * right at every width, while letters keep their size. Hidden from screen readers: its frame describes it.
 */
export const MeasuredRow = ({ field, pictures, ground, below = [], upright = [], bar }: MeasuredRowProps) => {
  const height = Math.max(...pictures.map((picture) => picture.height));
  const across = (part: number) => share(part, field);
  const up = (part: number) => share(height - ground - part, height);
  return (
    <ScaledRow field={field} pictures={pictures}>
      <svg className={styles.lines} aria-hidden="true">
        <line x2="100%" y1={up(0)} y2={up(0)} />
        {below.map(({ text, from, to }, index) => {
          const y = first + next * index;
          return (
            <Spot y="100%" key={text}>
              <line x1={across(from)} x2={across(to)} y1={y} y2={y} />
              {[from, to].map((end) => (
                <Spot x={across(end)} key={end}>
                  <path d={`M0 3V${y + 5}M-4 ${y + 4}l8-8`} />
                </Spot>
              ))}
              <text x={across((from + to) / 2)} y={y}>
                {text}
              </text>
            </Spot>
          );
        })}
        {upright.map(({ text, at, from, to }) => (
          <Spot x={across(at)} key={text}>
            <line y1={up(from)} y2={up(to)} />
            {[from, to].map((end) => (
              <Spot y={up(end)} key={end}>
                <path d="M-14 0H5M-4 4l8-8" />
              </Spot>
            ))}
            <text y={up((from + to) / 2)}>{text}</text>
          </Spot>
        ))}
        {bar && (
          <Spot y="100%">
            <line className={styles.bar} x1={across(bar.from)} x2={across(bar.to)} y1={first} y2={first} />
            <text x={across((bar.from + bar.to) / 2)} y={first + 18}>
              {bar.text}
            </text>
          </Spot>
        )}
      </svg>
    </ScaledRow>
  );
};
