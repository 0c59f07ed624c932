import { hour, minute, month } from '@ev-site/contract/spans-of-time.ts';
import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, nameSql, type Sql, sql } from '../database/statement.ts';
import { takeNext, takeWaiting } from '../database/take-waiting.ts';
import { type RecallReason, toLeadMailName } from '../leads/lead-mails.ts';
import { isEntered } from '../leads/lead-sources.ts';
import { listRoutesOf, readCause } from '../leads/routing/lead-routes.ts';
import { eraseOldMails } from '../mail/erase-old-mails.ts';
import type { Lead, LeadRecall, LeadRoute } from '../payload-types.ts';

/**
 * Pause (ms) before the first try. A recall is noted before its lead is erased, so the erasure must be finished
 * first. Other recalls for the same mail are collected meanwhile.
 */
const restMs = 10_000;
/** A lead that still exists after this time is not erased any more (ms). */
const erasedWithin = hour;
/** For how many leads one statement stores the readers. */
const owedAtOnce = 200;

/** How long a process reserves a mail (ms): longer than its sending takes. */
const taking = { column: 'next_attempt_at', set: sql`attempts = attempts + 1`, leaseMs: 2 * minute };
/** The most leads in one mail. */
const mostNamed = 100;

const toIso = (time: number): string => new Date(time).toISOString();

/** A reader who has a lead in a mailbox. */
type Reader = Pick<LeadRecall, 'lead' | 'kind' | 'step' | 'dealer' | 'dealerName' | 'givenAt'>;

/** Whether the dealer received a mail: one was tried, or the dealer gave the lead back. */
const wasMailed = (route: LeadRoute): boolean => {
  const cause = readCause(route);
  return Boolean(route.dealer) && (route.attempts > 0 || cause !== null) && cause !== 'noMail';
};

/**
 * Whether colleagues have got the notice. There is none for leads that staff entered. A leased lead counts, because
 * its mail may be on its way.
 */
const wasNotified = ({ notifiedAt, leaseUntil, source }: Partial<Lead>): boolean =>
  !isEntered({ source }) && Boolean(notifiedAt || leaseUntil);

/** The readers who were mailed these leads: colleagues and dealers. */
const listReaders = async (
  payload: Payload,
  leads: readonly number[],
  req?: Partial<PayloadRequest>,
): Promise<Reader[]> => {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where: { id: { in: [...leads] } },
    select: { kind: true, createdAt: true, source: true, notifiedAt: true, leaseUntil: true },
    pagination: false,
    limit: 0,
    ...(req && { req }),
  });
  const routes = await listRoutesOf(payload, leads, req);
  return docs.flatMap(({ id: lead, kind, createdAt, ...told }): Reader[] => [
    ...(wasNotified(told) ? [{ lead, kind, step: 0, givenAt: createdAt }] : []),
    ...(routes.get(lead) ?? []).filter(wasMailed).map(({ step, dealer, targetName, at }) => ({
      lead,
      kind,
      step,
      dealer: dealer ?? null,
      dealerName: targetName,
      givenAt: at,
    })),
  ]);
};

/**
 * Stores that each dealer who was mailed these leads is owed a mail, and colleagues one, too: the mails in their
 * mailboxes must be deleted, or are no longer right. An earlier recall of the same lead is replaced.
 * @param to whether colleagues are mailed, too
 */
export const queueRecalls = async (
  payload: Payload,
  leads: readonly Pick<Lead, 'id'>[],
  reason: RecallReason,
  { req, to = 'all' }: { req?: Partial<PayloadRequest>; to?: 'all' | 'dealers' } = {},
): Promise<void> => {
  const { run } = await getSqlDatabase(payload, req);
  const ids = leads.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += owedAtOnce) {
    const readers = await listReaders(payload, ids.slice(start, start + owedAtOnce), req);
    const now = Date.now();
    const rows = readers
      .filter(({ step }) => to === 'all' || step > 0)
      .map(({ lead, kind, step, dealer, dealerName, givenAt }) =>
        joinSql([
          lead,
          kind,
          step,
          reason,
          dealer ?? null,
          dealerName ?? null,
          givenAt,
          toIso(now),
          toIso(now + restMs),
          0,
        ]),
      );
    if (rows.length > 0)
      await run(
        sql`INSERT INTO lead_recalls (lead, kind, step, reason, dealer, dealer_name, given_at, owed_at, next_attempt_at, attempts)
         VALUES (${joinSql(rows, '), (')})
         ON CONFLICT (lead, step, reason) DO UPDATE
           SET owed_at = excluded.owed_at, next_attempt_at = excluded.next_attempt_at, attempts = 0`,
      );
  }
};

/**
 * Notes the recalls before the erasure, because the rows that say who got a mail are erased with the lead. If the
 * sweep erases leads at the end of their time, colleagues get no mail: their mailboxes delete mails after the same
 * time.
 */
export const queueRecallsOfErased: CollectionBeforeDeleteHook = ({ id, req }) =>
  queueRecalls(req.payload, [{ id: Number(id) }], 'erased', {
    req,
    to: req.context.isSweeping ? 'dealers' : 'all',
  });

/** Recalls with one reason, for one reader and one kind of lead: one mail, reserved by this process. */
export interface Recall extends Pick<LeadRecall, 'reason' | 'kind' | 'attempts'> {
  /** Id of the mail. */
  name: string;
  /** Null for colleagues. */
  dealer: number | null;
  /** The dealer's name. For colleagues it is the name of a dealer whom no mail reaches, mostly null. */
  dealerName: string | null;
  /** Reference numbers of the leads, and when the reader was given each (ISO). */
  leads: { id: number; at: string }[];
  /** Since when it is owed (ISO). */
  since: string;
  /** Call it when the mail was sent, or has no reader. */
  end(): Promise<void>;
  tryAgain(at: Date): Promise<void>;
  /** Call it when colleagues must tell the dealer themselves. */
  passToDesk(now: number): Promise<void>;
}

/** Reserves the recalls that go into one mail with this one. */
const takeAlike = async (
  payload: Payload,
  { id, reason, kind, dealer, dealerName }: LeadRecall,
  now: number,
): Promise<LeadRecall[]> => {
  const alike = Object.entries({ reason, kind, dealer, dealer_name: dealerName }).map(([column, value]) =>
    value === null || value === undefined
      ? sql`${nameSql(column)} IS NULL`
      : sql`${nameSql(column)} = ${value}`,
  );
  const { ids } = await takeWaiting(
    payload,
    { ...taking, table: 'lead_recalls', where: joinSql(alike, ' AND '), most: mostNamed - 1 },
    now,
  );
  const { docs } = await payload.db.find<LeadRecall>({
    collection: 'lead-recalls',
    where: { id: { in: [id, ...ids] } },
    sort: 'lead',
    pagination: false,
    limit: 0,
  });
  return docs;
};

/**
 * Changes reserved recalls. Recalls whose reservation has ended belong to another process and are not changed.
 * @param set as SQL; null deletes them
 */
type Settle = (rows: readonly LeadRecall[], set: Sql | null) => Promise<void>;

/**
 * Returns the recalls that are due: those for an erasure when the lead is gone, the others while it is still there. A
 * recall for an erasure that has not happened yet waits up to an hour; all others are deleted.
 */
const keepDue = async (
  payload: Payload,
  taken: readonly LeadRecall[],
  now: number,
  settle: Settle,
): Promise<LeadRecall[]> => {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where: { id: { in: taken.map(({ lead }) => lead) } },
    select: { kind: true },
    pagination: false,
    limit: 0,
  });
  const kept = new Set(docs.map(({ id }) => id));
  const { due, waiting, past } = Object.groupBy(taken, ({ lead, reason, owedAt }) => {
    if (kept.has(lead) !== (reason === 'erased')) return 'due';
    return reason === 'erased' && now - Date.parse(owedAt) < erasedWithin ? 'waiting' : 'past';
  });
  // No mail was tried.
  await settle(waiting ?? [], sql`next_attempt_at = ${toIso(now + minute)}, attempts = 0`);
  await settle(past ?? [], null);
  return due ?? [];
};

/**
 * Reserves the recalls of one mail; null if none is due. Of concurrent callers only one gets each mail. Each round ends
 * with fewer due recalls, because reserved recalls wait or are deleted.
 */
export const takeRecall = async (payload: Payload, now: number): Promise<Recall | null> => {
  const { run } = await getSqlDatabase(payload);
  for (;;) {
    const taken = await takeNext(payload, 'lead-recalls', taking, now);
    if (!taken) return null;
    const settle: Settle = async (some, set) => {
      if (some.length === 0) return;
      const mine = sql`WHERE next_attempt_at = ${taken.until} AND id IN (${joinSql(some.map(({ id }) => id))})`;
      await run(
        set === null ? sql`DELETE FROM lead_recalls ${mine}` : sql`UPDATE lead_recalls SET ${set} ${mine}`,
      );
    };
    const due = await keepDue(payload, await takeAlike(payload, taken.row, now), now, settle);
    const [row] = due;
    if (row) return toRecall(row, due, settle);
  }
};

const toRecall = (
  { lead, step, reason, kind, dealer, dealerName, attempts, owedAt }: LeadRecall,
  due: readonly LeadRecall[],
  settle: Settle,
): Recall => ({
  name: toLeadMailName(lead, `${reason}-${step}`),
  reason,
  kind,
  dealer: dealer ?? null,
  dealerName: dealerName ?? null,
  leads: due.map(({ lead: id, givenAt: at }) => ({ id, at })),
  attempts,
  since: owedAt,
  end: () => settle(due, null),
  tryAgain: (at) => settle(due, sql`next_attempt_at = ${at.toISOString()}`),
  passToDesk(now) {
    const at = toIso(now);
    return settle(due, sql`dealer = NULL, attempts = 0, next_attempt_at = ${at}, owed_at = ${at}`);
  },
});

const erasedMail = /^lead-\d+-erased-\d+\.eml(\.part)?$/;

/** Deletes mails about erased leads if mails are stored as files, because they belong to no lead. @returns how many */
export const eraseOldRecalls = (folder: string, now: number): Promise<number> =>
  eraseOldMails(folder, erasedMail, month, now);
