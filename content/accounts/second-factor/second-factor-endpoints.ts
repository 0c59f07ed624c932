import {
  type CollectionBeforeChangeHook,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { getRole, hasRole } from '../../access/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { readJson } from '../../requests/read-json.ts';
import { publicError, refuse } from '../../requests/refuse.ts';
import { readRouteId } from '../../requests/route-id.ts';
import { noteEnd } from '../end-access.ts';
import { findAccountById } from '../find-account.ts';
import { requirePresentPassword } from '../present-password.ts';
import { tellOfSecondFactor } from '../tell-account.ts';
import { beginSetup, finishSetup } from './ask-second-factor.ts';
import type { SecondFactorAccount } from './second-factor-account.ts';
import { dropSecondFactor } from './second-factor-rows.ts';

type Account = SecondFactorAccount & { name?: string };

/** @throws {Forbidden} if nobody is signed in */
const getOwnAccount = async (req: PayloadRequest): Promise<Account> => {
  const account = getRole(req) === null ? null : await findAccountById<Account>(req, Number(req.user?.id));
  if (!account) throw new Forbidden(req.t);
  return account;
};

/** `POST /staff/second-factor`: shows a new secret. Needs the present password. */
const begin: Endpoint = {
  path: '/second-factor',
  method: 'post',
  handler: async (req) => {
    const account = await getOwnAccount(req);
    if (account.secondFactorSecret) return refuse(409, 'You have a second factor. Take it away first.');
    await requirePresentPassword(req, (await readJson(req)).currentPassword);
    return Response.json(await beginSetup(req, account));
  },
};

/** `POST /staff/second-factor/confirm`: checks the first code, and answers with the recovery codes. */
const confirm: Endpoint = {
  path: '/second-factor/confirm',
  method: 'post',
  handler: async (req) => {
    const account = await getOwnAccount(req);
    const { code: typed } = await readJson(req);
    const code = String(typed ?? '').replace(/\s/g, '');
    const setup = await finishSetup(req, account, code);
    if ('refusal' in setup) throw publicError(400, setup.refusal, [{ path: 'code', message: setup.refusal }]);
    return Response.json(setup);
  },
};

/**
 * `POST /staff/:id/second-factor/drop`: removes one's own second factor, or as an administrator that of a colleague.
 * Needs the present password of the sender: with a stolen session an intruder must not open the account of a colleague
 * whose password is known.
 */
const drop: Endpoint = {
  path: '/:id/second-factor/drop',
  method: 'post',
  handler: async (req) => {
    const own = await getOwnAccount(req);
    const id = readRouteId(req);
    const isOwn = id === own.id;
    if (!isOwn && !hasRole(req, 'admin')) throw new Forbidden(req.t);
    const account = isOwn ? own : await findAccountById<Account>(req, id);
    if (!account) throw new NotFound(req.t);
    await requirePresentPassword(req, (await readJson(req)).currentPassword);
    await dropSecondFactor(req.payload, account.id);
    await recordAudit(req, { action: 'secondFactorOff', what: `Member of staff “${account.name}”` });
    await tellOfSecondFactor(req, account, 'taken away');
    return Response.json({ message: 'The second factor is gone.' });
  },
};

export const secondFactorEndpoints: Endpoint[] = [begin, confirm, drop];

/** Ends the sessions of an account that now needs a second factor and has none, so that it is set up at the next sign-in. */
export const endWhenRequired: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isNew = data.secondFactorRequired && !originalDoc?.secondFactorRequired;
  if (operation !== 'update' || !isNew || originalDoc?.secondFactorSince) return data;
  noteEnd(req, originalDoc?.id, { endsLinks: false });
  return data;
};
