'use client';

import { FieldDescription, PasswordField, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

// What is not typed is fine: whether it is needed is for the server to say.
const takeAnything = (): true => true;

/** One's own present password, typed unseen; not shown where a colleague is added (account-link.tsx asks for it there). */
export const CurrentPassword = ({ field, path }: TextFieldClientProps) => {
  const { id } = useDocumentInfo();
  const description = field.admin?.description;
  if (!id) return null;
  return (
    <>
      <PasswordField autoComplete="current-password" field={field} path={path} validate={takeAnything} />
      {description && <FieldDescription description={description} path={path} />}
    </>
  );
};
