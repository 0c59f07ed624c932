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
      document.getElementById('change-password')?.click();
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

/** Empties the field after a save. Otherwise the open page would confirm the next change for anybody who sits down at it. */
const useOncePassword = (path: string): void => {
  const { dispatchFields } = useForm();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const wasProcessing = useRef(false);
  useEffect(() => {
    const isSaved = wasProcessing.current && !processing && !submitted;
    wasProcessing.current = processing;
    if (isSaved) dispatchFields({ type: 'UPDATE', path, value: '', initialValue: '' });
  }, [dispatchFields, path, processing, submitted]);
};

/** The person's present password, hidden while it is typed. For a new colleague, account-link.tsx asks for it. */
export const CurrentPassword = ({ field, path }: TextFieldClientProps) => {
  const { id } = useDocumentInfo();
  useRefusedPassword();
  useOncePassword(path);
  const description = field.admin?.description;
  if (!id) return null;
  return (
    <>
      <PasswordField autoComplete="current-password" field={field} path={path} validate={takeAnything} />
      {description && <FieldDescription description={description} path={path} />}
    </>
  );
};
