import { Children, type ReactNode } from 'react';
import styles from './road.module.css';
import { type Stop, stopContext } from './stop-context.ts';

interface RoadProps {
  /** What the stones say, as many as are asked for; the last one stands at the end. Without it they count the sections. */
  toStops?: ((count: number) => Stop[]) | undefined;
  /** The sections, one child each. */
  children: ReactNode;
}

/** A three-wheeler from above, on its way down the page. */
const Traveller = () => (
  <div className={styles.lane} aria-hidden="true">
    <div className={styles.traveller}>
      <svg viewBox="0 0 28 48" width="28" height="48" aria-hidden="true">
        <path d="M1 7h5v11H1zm21 0h5v11h-5zM12 38h4v9h-4z" />
        <path className={styles.body} d="M5 2h18v28l-5 14h-8L5 30z" />
        <path className={styles.roof} d="M8 6h12v20H8z" />
      </svg>
    </div>
  </div>
);

/** Ties the sections in it with the dashed centre line. Its milestones count them, or are the stops of a day. */
export const Road = ({ toStops, children }: RoadProps) => {
  const parts = Children.toArray(children);
  const stops = toStops?.(parts.length + 1);
  const last = stops?.at(-1);
  return (
    <div className={styles.road}>
      {stops
        ? parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change place.
            <stopContext.Provider value={stops[index] ?? null} key={index}>
              {part}
            </stopContext.Provider>
          ))
        : children}
      {last && (
        <div className={styles.section}>
          <p className={`${styles.head} ${styles.end}`} data-stone={last.number}>
            <b>{last.words}</b>
          </p>
        </div>
      )}
      {stops && <Traveller />}
    </div>
  );
};
