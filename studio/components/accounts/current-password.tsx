'use client';

import { FieldDescription, PasswordField, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

// An empty field is valid here: the server decides whether the password is needed.
const takeAnything = (): true => true;

/** The person's present password, hidden while it is typed. For a new colleague, account-link.tsx asks for it. */
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
