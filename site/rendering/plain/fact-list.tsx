import type { ReactNode } from 'react';

interface FactListProps {
  /** Each with its name; one without a value is left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of something, line by line. */
export const FactList = ({ rows }: FactListProps) => (
  <dl>
    {rows.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
