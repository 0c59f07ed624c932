'use client';

import { type InputHTMLAttributes, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  description?: string;
}

/** A field with its label, in the looks of the studio, where no document is edited. */
export const PlainField = ({ label, description, ...input }: Props) => {
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={description ? `${id}-description` : undefined} {...input} />
      {description && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
};
