import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../frame/logo.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page; replaces Payload's own, which has no second factor. */
export const SignInView = ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { user, payload } = initPageResult.req;
  const target = getSafeRedirect({ fallbackTo: '/studio', redirectTo: searchParams?.redirect ?? '' });
  if (user) redirect(target);
  return (
    <main>
      <h1 className="visually-hidden">Sign in</h1>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <SignInForm target={target} />
    </main>
  );
};
