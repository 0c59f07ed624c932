'use client';

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useRef, useState } from 'react';
import { askStudio, type StudioAnswer } from '../ask-studio.ts';
import { takeFocus } from '../take-focus.ts';
import { useBusy } from '../use-busy.ts';
import { PlainField } from './plain-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { StageHeading } from './stage-heading.tsx';

type Stage =
  | { is: 'idle' }
  | { is: 'scan'; picture: string; secret: string }
  | { is: 'done'; codes: string[] };

/**
 * Sets up or removes a person's own second factor. An administrator can only remove a colleague's. Each of these needs
 * the password of the person who does it.
 */
export const SecondFactor = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const router = useRouter();
  const [stage, setStage] = useState<Stage>({ is: 'idle' });
  const [currentPassword, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [code, setCode] = useState('');
  const [codeProblem, setCodeProblem] = useState('');
  const [isBusy, run] = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOwn = Boolean(id) && user?.id === id;
  const since = savedDocumentData?.secondFactorSince;
  if (!id || (!isOwn && !(user?.role === 'admin' && since))) return null;

  /** Sends the password along; a problem with it is shown beside its field. */
  const askWithPassword = async (path: string): Promise<StudioAnswer> => {
    const answer = await run(() => askStudio('POST', path, { currentPassword }));
    const isAboutPassword = answer.field === 'currentPassword';
    setProblem(isAboutPassword ? answer.message : '');
    if (answer.ok) setPassword('');
    else if (!isAboutPassword) toast.error(answer.message);
    return answer;
  };
  const begin = async () => {
    const { ok, body } = await askWithPassword('/staff/second-factor');
    if (!ok) return;
    setStage({ is: 'scan', picture: String(body.picture), secret: String(body.secret) });
  };
  const confirm = async () => {
    const { ok, message, field, body } = await run(() =>
      askStudio('POST', '/staff/second-factor/confirm', { code }),
    );
    const isAboutCode = field === 'code';
    setCodeProblem(isAboutCode ? message : '');
    if (!ok && !isAboutCode) toast.error(message);
    if (!ok) return;
    setStage({ is: 'done', codes: (body.recoveryCodes as string[]) ?? [] });
  };
  const drop = async (pressed: Element) => {
    const { ok, message } = await askWithPassword(`/staff/${id}/second-factor/drop`);
    if (!ok) return;
    setStage({ is: 'idle' });
    toast.success(message);
    takeFocus(heading.current, pressed);
    router.refresh();
  };
  const finish = (pressed: Element) => {
    setStage({ is: 'idle' });
    setCode('');
    takeFocus(heading.current, pressed);
    router.refresh();
  };
  const password = (
    <PlainField
      label={isOwn ? 'Your password, for the second factor' : 'Your own password, not the colleague’s'}
      type="password"
      autoComplete="current-password"
      value={currentPassword}
      problem={problem}
      onChange={({ target }) => setPassword(target.value)}
      onEnter={(field) => {
        if (!isBusy) void (since ? drop(field) : begin());
      }}
    />
  );
  return (
    <section className="account-part" aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        Second factor
      </h2>
      {stage.is === 'done' && (
        <>
          <StageHeading level={3}>Recovery codes</StageHeading>
          <RecoveryCodes codes={stage.codes} />
          <Button onClick={({ currentTarget }) => finish(currentTarget)}>I have kept them</Button>
        </>
      )}
      {stage.is === 'scan' && (
        <>
          <StageHeading level={3}>Scan the new secret</StageHeading>
          <ShownSecret picture={stage.picture} secret={stage.secret} />
          <PlainField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            problem={codeProblem}
            onChange={({ target }) => setCode(target.value)}
            onEnter={() => {
              if (!isBusy) void confirm();
            }}
          />
          <Button disabled={isBusy} onClick={() => void confirm()}>
            Confirm the code
          </Button>
        </>
      )}
      {stage.is === 'idle' && !since && (
        <>
          <p>A code of an app on your phone, besides the password: a stolen password alone opens nothing.</p>
          {password}
          <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void begin()}>
            Set it up
          </Button>
        </>
      )}
      {stage.is === 'idle' && since && (
        <>
          <p>
            {isOwn
              ? 'Whoever signs in with your password is asked for a code.'
              : 'Take it away when a colleague has lost phone and recovery codes.'}
          </p>
          {password}
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={({ currentTarget }) => void drop(currentTarget)}
          >
            Take it away
          </Button>
        </>
      )}
    </section>
  );
};
