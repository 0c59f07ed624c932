import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './road.module.css';
import { type Stop, stopContext } from './stop-context.ts';

interface RoadProps {
  /** What the stones say, one for each section. Without them they count the sections. */
  stops?: readonly Stop[];
  /** Stands at the end of the road. */
  end?: ReactNode;
  /** Drawn upon the line. */
  traveller?: ReactNode;
  /** The sections, one child each. */
  children: ReactNode;
}

/** The line itself, and what travels on it. */
export const Lane = ({ children }: { children?: ReactNode }) => (
  <div className={styles.lane} aria-hidden="true">
    {children}
  </div>
);

/** Ties the sections in it with the dashed centre line. Its milestones count them, or are the stops of a way. */
export const Road = ({ stops, end, traveller, children }: RoadProps) => {
  const parts = Children.toArray(children);
  return (
    // Not by `:only-of-type`: on a slow line nothing is the only one before all have come.
    <div className={classNames(styles.road, parts.length === 1 && styles.single)}>
      {stops
        ? parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change place.
            <stopContext.Provider value={stops[index] ?? null} key={index}>
              {part}
            </stopContext.Provider>
          ))
        : parts}
      {end}
      <Lane>{traveller}</Lane>
    </div>
  );
};
