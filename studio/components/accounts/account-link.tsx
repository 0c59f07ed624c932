'use client';

import { studioPath } from '@ev-site/contract/documents.ts';
import { Button, toast, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { askStudio, readRemarks } from '../ask-studio.ts';
import { useBusy } from '../use-busy.ts';
import { PlainField } from './plain-field.tsx';

const notMailed =
  'The account is made, but the mail could not be sent. Look at the mail server, then send the invitation again.';

/**
 * The form for a new colleague. Sends the fields without a password, which Payload's own button would ask for; the
 * server stores a random one that nobody knows. Adding an administrator needs the sender's own password.
 */
const Invitation = () => {
  const { getData, dispatchFields, setSubmitted } = useForm();
  const router = useRouter();
  const isAdministrator = useFormFields(([fields]) => fields.role?.value) === 'admin';
  const [currentPassword, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, run] = useBusy();
  const invite = async () => {
    const { name, email, role, superior, secondFactorRequired } = getData();
    const { ok, message, field, body } = await run(() =>
      askStudio('POST', '/staff', {
        name,
        email,
        role,
        superior,
        secondFactorRequired,
        ...(isAdministrator && { currentPassword }),
      }),
    );
    const isAboutPassword = field === 'currentPassword';
    setProblem(isAboutPassword ? message : '');
    if (!ok && isAboutPassword) return;
    const { sentence, remarks } = readRemarks(body);
    if (!ok && remarks.length > 0) {
      setSubmitted(true);
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: remarks });
      return void toast.error(sentence);
    }
    if (!ok) return void toast.error(message);
    const { id, isInvitationSent } = body.doc as { id: number; isInvitationSent: boolean };
    if (isInvitationSent) toast.success('The invitation is on its way.');
    else toast.error(notMailed);
    router.push(studioPath('staff', id));
  };
  return (
    <div className="account-link" id="invitation-note">
      <p>
        An invitation is mailed to this address. The link in it works for 72 hours, and the colleague chooses
        the password.
      </p>
      {isAdministrator && (
        <PlainField
          label="Your own present password"
          description="Needed to add an administrator. All other administrators are told by mail."
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          problem={problem}
          onChange={({ target }) => setPassword(target.value)}
          onEnter={() => {
            if (!isBusy) void invite();
          }}
        />
      )}
      <Button disabled={isBusy} onClick={() => void invite()}>
        Send the invitation
      </Button>
    </div>
  );
};

/** On the page of a member of staff: sends the invitation, or, for administrators, a link for a new password. */
export const AccountLink = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const [isBusy, run] = useBusy();
  if (!id) return <Invitation />;
  if (user?.role !== 'admin' || user.id === id || savedDocumentData?.deactivated) return null;
  const send = async () => {
    const { ok, message } = await run(() => askStudio('POST', `/staff/${id}/link`));
    if (ok) toast.success(message);
    else toast.error(message);
  };
  return (
    <div className="account-link" id="account-link">
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void send()}>
        {savedDocumentData?.invitedAt ? 'Send the invitation again' : 'Send a link for a new password'}
      </Button>
    </div>
  );
};
