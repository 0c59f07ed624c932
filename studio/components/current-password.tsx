'use client';

import { PasswordField, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

// What is not typed is fine: whether it is needed is for the server to say.
const takeAnything = (): true => true;

/** One's own present password, typed unseen; not shown where a colleague is added. */
export const CurrentPassword = ({ field, path }: TextFieldClientProps) => {
  const { id } = useDocumentInfo();
  if (!id) return null;
  return <PasswordField autoComplete="current-password" field={field} path={path} validate={takeAnything} />;
};
