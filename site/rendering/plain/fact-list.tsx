import type { ReactNode } from 'react';

interface FactListProps {
  /** Name and value of each row; a row without a value is left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of facts, one on each line. */
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
