import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { countRefusals } from '../../metrics/limits.ts';
import type { Counters } from '../../traffic/counters/counter.ts';
import { createNetworkLimit } from '../../traffic/rate-limit.ts';
import { readAccount } from './read-account.ts';

/** A request that may be an attempt to sign in. */
interface Attempt {
  method: string;
  /** In canonical spelling, see studio-path.ts. */
  path: string;
  network: string;
  contentType: string | undefined;
  body: Buffer;
}

/** The result for an attempt: whether it may go on, and what to call when the studio has answered. */
interface Verdict {
  allowed: boolean;
  /** Gives the quota back, because the password was right or was never looked at: the attempt must not count as failed. */
  didNotFail(): Promise<void>;
}

const quarterHour = 15 * minute;
const guarded = /^\/studio\/api\/staff\/(?:login|forgot-password|reset-password|unlock|first-register)$/;

const free: Verdict = { allowed: true, didNotFail: async () => {} };
const refused: Verdict = { ...free, allowed: false };

/**
 * Counts failed attempts to sign in, and requests for a new password: per network, and per network and account
 * together. An account alone is never counted, so nobody can lock its owner out from another network.
 */
export const createSignInThrottle = (
  {
    SIGN_INS_PER_ADDRESS,
    SIGN_INS_PER_ACCOUNT,
  }: Pick<Environment, 'SIGN_INS_PER_ADDRESS' | 'SIGN_INS_PER_ACCOUNT'>,
  counters: Counters,
) => {
  const perNetwork = countRefusals(
    'sign_ins_of_a_network',
    createNetworkLimit(SIGN_INS_PER_ADDRESS, counters.open('sign-ins-network', quarterHour)),
  );
  const perAccount = countRefusals(
    'sign_ins_of_an_account',
    createNetworkLimit(SIGN_INS_PER_ACCOUNT, counters.open('sign-ins-account', quarterHour)),
  );
  return async ({ method, path, network, contentType, body }: Attempt): Promise<Verdict> => {
    if (method !== 'POST' || !guarded.test(path)) return free;
    // A body is not parsed for a network that may not try any more.
    if (!(await perNetwork.take(network))) return refused;
    const account = await readAccount(contentType, body);
    const isSignIn = path.endsWith('/login');
    return {
      allowed: await perAccount.take(network, account),
      async didNotFail() {
        if (!isSignIn) return;
        await Promise.all([perNetwork.giveBack(network), perAccount.giveBack(network, account)]);
      },
    };
  };
};
