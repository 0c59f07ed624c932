'use client';

import { type FormEvent, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { useBusy } from '../use-busy.ts';
import { PlainField } from './plain-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { StageHeading } from './stage-heading.tsx';

/** How far the sign-in has come. */
type Stage =
  | { is: 'password' }
  | { is: 'code' }
  | { is: 'setup'; picture: string; secret: string }
  | { is: 'in'; recoveryCodes: string[] };

/** Asks for e-mail and password, then for the code of the second factor if the account has one. */
export const SignInForm = ({ target }: { target: string }) => {
  const [stage, setStage] = useState<Stage>({ is: 'password' });
  const [problem, setProblem] = useState('');
  const [isBusy, run] = useBusy();

  const enter = () => window.location.assign(target);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem('');
    const data = Object.fromEntries(new FormData(event.currentTarget));
    const { ok, message, body } = await run(() => askStudio('POST', '/staff/login', data));
    if (!ok) return setProblem(message);
    if (body.secondFactor === 'code') return setStage({ is: 'code' });
    if (body.secondFactor === 'setup')
      return setStage({ is: 'setup', picture: String(body.picture), secret: String(body.secret) });
    const recoveryCodes = Array.isArray(body.recoveryCodes) ? body.recoveryCodes.map(String) : [];
    if (recoveryCodes.length > 0) return setStage({ is: 'in', recoveryCodes });
    enter();
  };

  if (stage.is === 'in')
    return (
      <div className="sign-in">
        <StageHeading level={2}>Recovery codes</StageHeading>
        <RecoveryCodes codes={stage.recoveryCodes} />
        <button type="button" className="btn btn--style-primary btn--size-large" onClick={enter}>
          I have kept them
        </button>
      </div>
    );
  const asksCode = stage.is !== 'password';
  return (
    <form className="sign-in" method="post" onSubmit={submit}>
      <div hidden={asksCode}>
        <PlainField label="Email" name="email" type="email" autoComplete="username" required />
        <PlainField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      {stage.is === 'setup' && (
        <>
          <StageHeading level={2}>Set up a second factor</StageHeading>
          <p>Your account needs a second factor: besides the password a code of your phone.</p>
          <ShownSecret picture={stage.picture} secret={stage.secret} />
        </>
      )}
      {asksCode && (
        <PlainField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          inputMode={stage.is === 'setup' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          // At the set-up, a screen reader must read the new secret first: without it there is no code to type.
          autoFocus={stage.is === 'code'}
          required
          description={
            stage.is === 'code'
              ? 'The six digits that your authenticator app shows, or one of your recovery codes.'
              : ''
          }
        />
      )}
      <p role="alert" className="sign-in__problem">
        {problem}
      </p>
      {!asksCode && <a href="/studio/forgot">Forgot password?</a>}
      <button type="submit" className="btn btn--style-primary btn--size-large" disabled={isBusy}>
        {asksCode ? 'Continue' : 'Login'}
      </button>
    </form>
  );
};
