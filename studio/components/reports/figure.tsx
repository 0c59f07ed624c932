import type { ReactNode } from 'react';

interface Props {
  name: string;
  children: ReactNode;
  /** What is said below it. */
  note?: ReactNode;
}

/** One of the large figures of a report. */
export const Figure = ({ name, children, note }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd className="report__figure">{children}</dd>
    {note && <dd>{note}</dd>}
  </div>
);
