import { createHash, createHmac, randomBytes } from 'node:crypto';
import { openMinutes, ownDataLinkDays } from '@ev-site/contract/privacy-request.ts';
import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import type { PrivacyRequest } from '../payload-types.ts';
import { readNumberedKey } from '../requests/numbered-key.ts';
import { day, minute } from '../time/spans-of-time.ts';
import { changeRequest } from './change-request.ts';

/** "link" is what a mail carries and works once; "ticket" is what it is changed for and lasts while the page is open. */
type KeyKind = 'link' | 'ticket';

/** What stands in a ticket's place once its person has given another address: it opens nothing. */
type HashKind = KeyKind | 'moved';

const life: Record<KeyKind, number> = { link: ownDataLinkDays * day, ticket: openMinutes * minute };

/** How long a link that was pressed is changed for its ticket again: a second press comes within it, and a lost answer is asked for. */
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
 * Makes a new link for a request that is to be mailed, and stores what it opens: it may be pressed before the mail is noted
 * as sent. The link is random, so nobody can work it out, not even with the secret; the link of an earlier try stops working.
 * Null where the request no longer waits for its mail, for example because the link of an earlier try was pressed.
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

/** The ticket that a link is changed for: the same each time, and nobody works it out who has not both the link and the secret. */
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

/** Whether a link would open something; asking does not use it up, so a mail program that looks ahead does no harm. */
export const isLink = async (payload: Payload, link: unknown, now = Date.now()): Promise<boolean> =>
  (await findByKey(payload, 'link', link, now)) !== null;

/**
 * Whether a link or a ticket was good until the person erased what it would open, by another link or this one. Only whoever holds it
 * is told, and only as long as it would have worked.
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

/** The request that a ticket belongs to; null where it does not work, or not any more. */
export const findByTicket = (
  payload: Payload,
  ticket: unknown,
  now = Date.now(),
): Promise<PrivacyRequest | null> => findByKey(payload, 'ticket', ticket, now);

type Sent = Readonly<Record<string, unknown>>;

const toMovedHash = (ticket: string, { name, email, phone }: Sent): string =>
  toHash('moved', `${ticket} ${JSON.stringify([name, email, phone])}`);

/** Ends a ticket by a correction that gave another address, and keeps by what `isSameMove` knows it. */
export const endByMove = (payload: Payload, id: number, ticket: string, sent: Sent): Promise<void> =>
  changeRequest(payload, id, { keyHash: toMovedHash(ticket, sent) });

/** Whether a ticket was ended by just this correction, which came again; another one was not taken. As long as the ticket would have worked. */
export const isSameMove = async (payload: Payload, ticket: unknown, sent: Sent): Promise<boolean> => {
  const read = readKey('ticket', ticket);
  if (!read) return false;
  const { totalDocs } = await payload.db.count({
    collection: 'privacy-requests',
    where: {
      id: { equals: read.id },
      keyHash: { equals: toMovedHash(read.whole, sent) },
      keyUntil: { greater_than: new Date().toISOString() },
    },
  });
  return totalDocs > 0;
};
