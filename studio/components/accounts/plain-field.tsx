'use client';

import { type InputHTMLAttributes, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  description?: string;
  /** What is wrong with the value, as a sentence. */
  problem?: string;
  /** What Enter does in this field, instead of submitting the form around it. */
  onEnter?: ((field: Element) => void) | undefined;
}

/** A labelled field that looks like the studio's, for pages that do not edit a document. */
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
