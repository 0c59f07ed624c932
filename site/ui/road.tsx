import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './road.module.css';
import { type Stop, stopContext } from './stop-context.ts';

interface RoadProps {
  /** Texts of the milestones, one for each section. Without them the milestones count the sections. */
  stops?: readonly Stop[];
  /** Content at the end of the road. */
  end?: ReactNode;
  /** A drawing that moves on the line. */
  traveller?: ReactNode;
  /** The sections, one child each. */
  children: ReactNode;
}

/** The road's line, and the drawing that moves on it. */
export const Lane = ({ children }: { children?: ReactNode }) => (
  <div className={styles.lane} aria-hidden="true">
    {children}
  </div>
);

/** Connects sections by a dashed centre line. Its milestones count the sections, or are the stops of a journey. */
export const Road = ({ stops, end, traveller, children }: RoadProps) => {
  const parts = Children.toArray(children);
  return (
    // Not `:only-of-type`, because on a slow line the first section is the only one until the others have arrived.
    <div className={classNames(styles.road, parts.length === 1 && styles.single)}>
      {stops
        ? parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order.
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
