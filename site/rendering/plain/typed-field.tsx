import type { ReactNode } from 'react';

/** Attributes that connect an input with its label and error. */
interface FieldLinks {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface TypedFieldProps {
  name: string;
  label: string;
  problem: string | undefined;
  children(links: FieldLinks): ReactNode;
}

/** A field of a plain page, with its error beside it. */
export const TypedField = ({ name, label, problem, children }: TypedFieldProps) => (
  <>
    <label htmlFor={name}>{label}</label>
    {children({
      id: name,
      name,
      ...(problem && { 'aria-invalid': true, 'aria-describedby': `${name}-problem` }),
    })}
    {problem && (
      <p id={`${name}-problem`} role="alert">
        {problem}
      </p>
    )}
  </>
);
