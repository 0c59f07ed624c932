'use client';

import { type DomainStatus, whatVisitorsSee } from '@ev-site/content/globals/what-visitors-see.ts';
import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';

/** Below the state of the site, once another is chosen: says what visitors will see, and asks for confirmation. */
export const ConfirmState = ({ path }: TextFieldClientProps) => {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path });
  const chosen = useFormFields(([fields]) => fields.domainStatus?.value) as DomainStatus | undefined;
  const { savedDocumentData } = useDocumentInfo();
  const isChanged = chosen !== undefined && chosen !== (savedDocumentData?.domainStatus ?? 'live');
  // A confirmation is for one choice. After another choice or a save, the question is asked again.
  useEffect(() => {
    if (value && (!isChanged || value !== chosen)) setValue(null, true);
  }, [value, chosen, isChanged, setValue]);
  if (!isChanged) return null;
  return (
    <fieldset className="confirm-state" aria-labelledby="confirm-state">
      <p id="confirm-state">{whatVisitorsSee[chosen]}</p>
      <label>
        <input
          type="checkbox"
          checked={value === chosen}
          onChange={({ target }) => setValue(target.checked ? chosen : null)}
        />{' '}
        Yes, this is what visitors shall see from now on
      </label>
      {showError && errorMessage && <p role="alert">{errorMessage}</p>}
    </fieldset>
  );
};
