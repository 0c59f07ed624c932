'use client';

import { Button, toast, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { askStudio } from './ask-studio.ts';

/** Where a colleague is added: no password is typed, so what Payload's own form asks for is filled with chance. */
const InvitationNote = () => {
  const { dispatchFields } = useForm();
  useEffect(() => {
    const value = crypto.randomUUID();
    for (const path of ['password', 'confirm-password'])
      dispatchFields({ type: 'UPDATE', path, value, valid: true });
  }, [dispatchFields]);
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
    <div className="account-link">
      <Button buttonStyle="secondary" onClick={() => void send()}>
        {savedDocumentData?.invitedAt ? 'Send the invitation again' : 'Send a link for a new password'}
      </Button>
    </div>
  );
};
