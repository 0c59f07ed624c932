import { createHash, createHmac, randomBytes } from 'node:crypto';
import { openMinutes, ownDataLinkDays } from '@ev-site/contract/privacy-request.ts';
import { day, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import type { PrivacyRequest } from '../payload-types.ts';
import { readNumberedKey } from '../requests/numbered-key.ts';
import { changeRequest } from './change-request.ts';

/** A "link" is in the mail and works once. It is exchanged for a "ticket", which is valid while the page is open. */
type KeyKind = 'link' | 'ticket';

/** Replaces a ticket after its person gave another address: it opens nothing. */
type HashKind = KeyKind | 'moved';

const life: Record<KeyKind, number> = { link: ownDataLinkDays * day, ticket: openMinutes * minute };

/** How long a used link gives its ticket again: for a second press, and for a lost answer. */
const pressedAgain = minute;

/** Only the hash of a key is stored, so a copy of the database opens nothing. */
const toHash = (kind: HashKind, key: string): string =>
  createHash('sha256').update(`${kind} ${key}`).digest('hex');

const readKey = (kind: KeyKind, key: unknown): { id: number; whole: string; hash: string } | null => {
  const read = readNumberedKey(key);
  return read && { ...read, hash: toHash(kind, read.whole) };
};

const toEnd = (kind: KeyKind, now: number): string => new Date(now + life[kind]).toISOString();

/**
 * Makes a new link for a request before it is mailed, and stores its hash, because the link may be used before the mail
 * is noted as sent. The link is random, so nobody can compute it, not even with the secret. The link of an earlier try
 * becomes invalid. Null if the request no longer waits for its mail, for example because an earlier link was used.
 */
export const makeLinkKey = async (
  payload: Payload,
  id: number,
  { about, email }: { about: PrivacyRequest['about']; email: string },
  now = Date.now(),
): Promise<string | null> => {
  const link = `${id}.${randomBytes(32).toString('hex')}`;
  const database = await getSqlDatabase(payload);
  const rows = await database.rows(
    sql`UPDATE privacy_requests SET key_hash = ${toHash('link', link)}, key_until = ${toEnd('link', now)},
       about = ${about ?? null}, email = ${email}
     WHERE id = ${id} AND state = 'received' RETURNING id`,
  );
  return rows.length === 1 ? link : null;
};

/** The ticket of a link. It is the same each time, and can be computed only with both the link and the secret. */
const toTicket = (secret: string, id: number, link: string): string =>
  `${id}.${createHmac('sha256', secret).update(`ticket of link ${link}`).digest('hex')}`;

const findByKey = async (
  payload: Payload,
  kind: KeyKind,
  key: unknown,
  now: number,
  isSettled = false,
): Promise<PrivacyRequest | null> => {
  const read = readKey(kind, key);
  if (!read) return null;
  return payload.db.findOne<PrivacyRequest>({
    collection: 'privacy-requests',
    where: {
      and: [
        { id: { equals: read.id } },
        { keyHash: { equals: read.hash } },
        { keyUntil: { greater_than: new Date(now).toISOString() } },
        { settledAt: { exists: isSettled } },
      ],
    },
  });
};

/** Whether a link is valid. This does not use it up, so mail programs that fetch links in advance do no harm. */
export const isLink = async (payload: Payload, link: unknown, now = Date.now()): Promise<boolean> =>
  (await findByKey(payload, 'link', link, now)) !== null;

/**
 * Whether a link or a ticket became invalid because the person erased the data, by this link or another. Only the owner
 * of the key learns this, and only for as long as the key would have been valid.
 */
export const isKeyOfErased = async (payload: Payload, key: unknown): Promise<boolean> => {
  const now = Date.now();
  return (
    (await findByKey(payload, 'link', key, now, true)) !== null ||
    (await findByKey(payload, 'ticket', key, now, true)) !== null
  );
};

/**
 * Exchanges a link for a ticket, once. A second press within a minute gets the same ticket, without extending it. A
 * request that a colleague must look at stays open. Null if the link does not work.
 */
export const changeLink = async (
  payload: Payload,
  link: unknown,
  now = Date.now(),
): Promise<string | null> => {
  const read = readKey('link', link);
  if (!read) return null;
  const ticket = toTicket(payload.secret, read.id, read.whole);
  const database = await getSqlDatabase(payload);
  const rows = await database.rows(
    sql`UPDATE privacy_requests SET key_hash = ${toHash('ticket', ticket)}, key_until = ${toEnd('ticket', now)},
       state = CASE WHEN state = 'open' THEN state WHEN phone IS NOT NULL THEN 'open' ELSE 'opened' END
     WHERE id = ${read.id} AND settled_at IS NULL AND key_hash = ${read.hash} AND key_until > ${new Date(now).toISOString()} RETURNING id`,
  );
  if (rows.length === 1) return ticket;
  const pressed = await findByTicket(payload, ticket, now);
  const wasPressed = Date.parse(pressed?.keyUntil ?? '') - life.ticket;
  return now - wasPressed < pressedAgain ? ticket : null;
};

/** The request of a ticket; null if the ticket is not valid. */
export const findByTicket = (
  payload: Payload,
  ticket: unknown,
  now = Date.now(),
): Promise<PrivacyRequest | null> => findByKey(payload, 'ticket', ticket, now);

type CorrectedFields = Readonly<Record<string, unknown>>;

const toMovedHash = (ticket: string, { name, email, phone }: CorrectedFields): string =>
  toHash('moved', `${ticket} ${JSON.stringify([name, email, phone])}`);

/** Ends a ticket after a correction to another address, and stores how `isSameMove` recognizes the correction. */
export const endByMove = (
  payload: Payload,
  id: number,
  ticket: string,
  fields: CorrectedFields,
): Promise<void> => changeRequest(payload, id, { keyHash: toMovedHash(ticket, fields) });

/** Whether a ticket was ended by this same correction, sent again. True only for as long as the ticket would have been valid. */
export const isSameMove = async (
  payload: Payload,
  ticket: unknown,
  fields: CorrectedFields,
): Promise<boolean> => {
  const read = readKey('ticket', ticket);
  if (!read) return false;
  const { totalDocs } = await payload.db.count({
    collection: 'privacy-requests',
    where: {
      id: { equals: read.id },
      keyHash: { equals: toMovedHash(read.whole, fields) },
      keyUntil: { greater_than: new Date().toISOString() },
    },
  });
  return totalDocs > 0;
};
