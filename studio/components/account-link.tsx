'use client';

import { Button, toast, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { askStudio } from './ask-studio.ts';

/** Stands in the fields of Payload's own form, which asks for a password; the server puts a random one in its place. */
const standIn = 'chosen by the colleague';

/** Where a colleague is added: says that no password is typed. */
const InvitationNote = () => {
  const { dispatchFields } = useForm();
  const password = useFormFields(([fields]) => fields.password?.value);
  const repeated = useFormFields(([fields]) => fields['confirm-password']?.value);
  // Again when they are empty: the form lays its own state over what is there when it opens.
  useEffect(() => {
    if (password !== standIn)
      dispatchFields({ type: 'UPDATE', path: 'password', value: standIn, valid: true });
    else if (repeated !== standIn)
      dispatchFields({ type: 'UPDATE', path: 'confirm-password', value: standIn, valid: true });
  }, [dispatchFields, password, repeated]);
  return (
    <p className="account-link" id="invitation-note">
      When you save, an invitation is mailed. The link in it works for 72 hours, and the colleague chooses the
      password.
    </p>
  );
};

/** On the page of a member of staff: the invitation, or a link for a new password, sent by an administrator. */
export const AccountLink = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  if (!id) return <InvitationNote />;
  if (user?.role !== 'admin' || user.id === id || savedDocumentData?.deactivated) return null;
  const send = async () => {
    const { ok, message } = await askStudio('POST', `/staff/${id}/link`);
    if (ok) toast.success(message);
    else toast.error(message);
  };
  return (
    <div className="account-link" id="account-link">
      <Button buttonStyle="secondary" onClick={() => void send()}>
        {savedDocumentData?.invitedAt ? 'Send the invitation again' : 'Send a link for a new password'}
      </Button>
    </div>
  );
};
