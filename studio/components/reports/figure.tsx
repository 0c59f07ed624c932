import type { ReactNode } from 'react';

interface Props {
  name: string;
  children: ReactNode;
  /** Text below the figure. */
  note?: ReactNode;
}

/** A large figure of a report. */
export const Figure = ({ name, children, note }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd className="report__figure">{children}</dd>
    {note && <dd>{note}</dd>}
  </div>
);
