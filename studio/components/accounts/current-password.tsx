'use client';

import {
  FieldDescription,
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';

// An empty field is valid here: the server decides whether the password is needed.
const takeAnything = (): true => true;

const press = (button: string): void => document.getElementById(button)?.click();

/**
 * Payload hides the fields of a new password after every save. If the save was refused, the reason was hidden with them:
 * this opens them again, as a press on Payload's button does. What was typed is still in the form. The button also marks
 * both fields as empty, so this puts their marks back.
 */
const useRefusedPassword = (): void => {
  const { dispatchFields, getFields } = useForm();
  const isTyped = useFormFields(([fields]) => Boolean(fields.password?.value));
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  useEffect(() => {
    if (!isTyped || modified || processing || !submitted) return;
    // Payload hides the fields in an effect of the same change.
    const timer = setTimeout(() => {
      const { password, 'confirm-password': again } = getFields();
      press('change-password');
      for (const [path, field] of Object.entries({ password, 'confirm-password': again }))
        dispatchFields({
          type: 'UPDATE',
          path,
          valid: field?.valid !== false,
          errorMessage: field?.errorMessage ?? '',
        });
    });
    return () => clearTimeout(timer);
  }, [dispatchFields, getFields, isTyped, modified, processing, submitted]);
};

/**
 * Forgets all passwords after a save. Otherwise the open page would confirm the next change for anybody who sits down at
 * it, and would send the new password again with that change.
 */
const useForgottenPasswords = (path: string): void => {
  const { dispatchFields, getFields } = useForm();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const wasProcessing = useRef(false);
  useEffect(() => {
    const isSaved = wasProcessing.current && !processing && !submitted;
    wasProcessing.current = processing;
    if (!isSaved) return;
    dispatchFields({ type: 'UPDATE', path, value: '', initialValue: '' });
    // Payload's own button to cancel forgets the new password. It is there only while the fields are open.
    if (getFields().password?.value)
      setTimeout(() => {
        press('change-password');
        setTimeout(() => press('cancel-change-password'));
      });
  }, [dispatchFields, getFields, path, processing, submitted]);
};

/** The person's present password, hidden while it is typed. For a new colleague, account-link.tsx asks for it. */
export const CurrentPassword = ({ field, path }: TextFieldClientProps) => {
  const { id } = useDocumentInfo();
  useRefusedPassword();
  useForgottenPasswords(path);
  const description = field.admin?.description;
  if (!id) return null;
  return (
    <>
      <PasswordField autoComplete="current-password" field={field} path={path} validate={takeAnything} />
      {description && <FieldDescription description={description} path={path} />}
    </>
  );
};
