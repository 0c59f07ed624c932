'use client';

import { type InputHTMLAttributes, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  description?: string;
  /** What is wrong with what stands in it, as a sentence. */
  problem?: string;
  /** What Enter does in it, in place of sending the form around it. */
  onEnter?: ((field: Element) => void) | undefined;
}

/** A field with its label, in the looks of the studio, where no document is edited. */
export const PlainField = ({ label, description, problem, onEnter, ...input }: Props) => {
  const id = useId();
  const described = [description && `${id}-description`, problem && `${id}-problem`].filter(Boolean);
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-describedby={described.join(' ') || undefined}
        aria-invalid={problem ? true : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter(event.currentTarget);
        }}
        {...input}
      />
      {description && <p id={`${id}-description`}>{description}</p>}
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
