import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload';
import { getSqlDatabase, toSqlText } from '../database/sql.ts';
import { takeNext } from '../database/take-waiting.ts';
import { type RecallReason, toLeadMailName } from '../leads/lead-mails.ts';
import { noMailReached } from '../leads/routing/lead-routes.ts';
import { eraseOldMails } from '../mail/erase-old-mails.ts';
import type { Lead, LeadRoute } from '../payload-types.ts';
import { hour, minute, month } from '../spans-of-time.ts';

/** Each reader of a lead has a step of his own for each reason: ten times that by which he was given it, 0 of colleagues, and this. */
const reasonCodes: Record<RecallReason, number> = { erased: 1, corrected: 2, withdrawn: 3 };

/** One was owed before its lead is erased, and waits so long for that (ms); also for others that go in the same mail. */
const restMs = 10_000;
/** What is not erased after this time is kept after all (ms). */
const erasedWithin = hour;

/** One mail at a time, longer than it takes. */
const leaseMs = 2 * minute;
/** Leads that one mail names. */
const mostNamed = 100;

/**
 * Owes a mail to each dealer who was mailed these leads, and one to colleagues who were: what they have in their mailboxes is to be deleted or is
 * right no more. Each is a row of `lead-routes` with a rule and a step below zero, one for each lead, reader and reason, which outlasts its lead
 * and holds nothing of a person.
 */
export const oweRecalls = async (
  payload: Payload,
  leads: readonly Pick<Lead, 'id'>[],
  reason: RecallReason,
  req?: Partial<PayloadRequest>,
): Promise<void> => {
  if (leads.length === 0) return;
  const { run } = await getSqlDatabase(payload, req);
  const ids = leads.map(({ id }) => Number(id)).join(', ');
  const [now, due] = [new Date(), new Date(Date.now() + restMs)].map((time) => `'${time.toISOString()}'`);
  const owed = `'over', ${due}, ${now}, 0, '', '${reason}'`;
  const columns =
    'lead, step, rule, turn, rule_name, dealer, target_name, at, state, mail_at, ended_at, attempts, seed, reason';
  await run(
    `UPDATE lead_routes SET mail_at = ${due}, ended_at = ${now}, attempts = 0
     WHERE rule < 0 AND reason = '${reason}' AND lead IN (${ids})`,
  );
  // To whom a mail was tried or who gave the lead back, has had one.
  const toDealer = `-(10 * r.step + ${reasonCodes[reason]})`;
  await run(
    `INSERT INTO lead_routes (${columns})
     SELECT r.lead, ${toDealer}, ${toDealer}, r.lead, CAST(l.kind AS TEXT), r.dealer, r.target_name, r.at, ${owed}
     FROM lead_routes r JOIN leads l ON l.id = r.lead
     WHERE r.lead IN (${ids}) AND r.rule >= 0 AND r.dealer IS NOT NULL AND (r.attempts > 0 OR r.reason IS NOT NULL)
       AND (r.reason IS NULL OR r.reason <> '${noMailReached}')
     ON CONFLICT DO NOTHING`,
  );
  const toDesk = `-${reasonCodes[reason]}`;
  await run(
    `INSERT INTO lead_routes (${columns})
     SELECT l.id, ${toDesk}, ${toDesk}, l.id, CAST(l.kind AS TEXT), NULL, '', l.created_at, ${owed}
     FROM leads l WHERE l.id IN (${ids}) AND l.notified_at IS NOT NULL
     ON CONFLICT DO NOTHING`,
  );
};

/** Owed before: what says who was mailed goes with the lead. */
export const oweRecallsOfErased: CollectionBeforeDeleteHook = ({ id, req }) =>
  oweRecalls(req.payload, [{ id: Number(id) }], 'erased', req);

/** Recalls of one reason to one reader, of leads of one kind: one mail, in hand. */
export interface Recall {
  /** Of the mail. */
  name: string;
  reason: RecallReason;
  kind: Lead['kind'];
  /** Null where colleagues are written to. */
  dealer: number | null;
  /** The dealer's name; to colleagues that of one whom no mail reaches, mostly empty. */
  dealerName: string;
  /** Numbers of the leads, and when the dealer was given each; ISO. */
  leads: { id: number; at: string }[];
  attempts: number;
  /** Since when it is owed; ISO. */
  since: string;
  /** It was sent, or is nobody's. */
  end(): Promise<void>;
  tryAgain(at: Date): Promise<void>;
  /** Colleagues are to reach the dealer themselves. */
  passToDesk(now: number): Promise<void>;
}

const toReason = ({ reason }: LeadRoute): RecallReason =>
  reason === 'corrected' || reason === 'withdrawn' ? reason : 'erased';

/** Takes what goes in one mail with this one. */
const takeAlike = async (
  payload: Payload,
  { row, until }: { row: LeadRoute; until: string },
  now: number,
): Promise<LeadRoute[]> => {
  const { rows, skipTaken } = await getSqlDatabase(payload);
  const alike = await rows(
    `UPDATE lead_routes SET mail_at = '${until}', attempts = attempts + 1 WHERE id IN (
       SELECT id FROM lead_routes WHERE rule < 0 AND mail_at <= '${new Date(now).toISOString()}' AND reason = '${toReason(row)}'
         AND dealer ${row.dealer ? `= ${Number(row.dealer)}` : 'IS NULL'}
         AND rule_name = ${toSqlText(row.ruleName)} AND target_name = ${toSqlText(row.targetName)}
       ORDER BY id LIMIT ${mostNamed - 1} ${skipTaken}
     ) RETURNING id`,
  );
  const { docs } = await payload.db.find<LeadRoute>({
    collection: 'lead-routes',
    where: { id: { in: [row.id, ...alike.map(({ id }) => Number(id))] } },
    sort: 'lead',
    pagination: false,
    limit: 0,
  });
  return docs;
};

/** Which of these are due: that a lead is erased once it is, the rest while it is there. What is no more to be said goes. */
const keepDue = async (
  payload: Payload,
  taken: readonly LeadRoute[],
  now: number,
  settle: (rows: readonly LeadRoute[], set: string | null) => Promise<void>,
): Promise<LeadRoute[]> => {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where: { id: { in: taken.map(({ lead }) => lead) } },
    select: { kind: true },
    pagination: false,
    limit: 0,
  });
  const kept = new Set(docs.map(({ id }) => id));
  const isDue = (row: LeadRoute) => kept.has(row.lead) === (toReason(row) !== 'erased');
  const others = taken.filter((row) => !isDue(row));
  const isUnderWay = (row: LeadRoute) =>
    toReason(row) === 'erased' && now - Date.parse(row.endedAt ?? row.at) < erasedWithin;
  await settle(others.filter(isUnderWay), `mail_at = '${new Date(now + minute).toISOString()}'`);
  await settle(
    others.filter((row) => !isUnderWay(row)),
    null,
  );
  return taken.filter(isDue);
};

/** Takes the recalls of one mail; null where none is due. Of many that ask at once one gets each. */
export const takeRecall = async (payload: Payload, now: number): Promise<Recall | null> => {
  const taken = await takeNext(
    payload,
    'lead-routes',
    { column: 'mail_at', where: 'rule < 0', set: 'attempts = attempts + 1', leaseMs },
    now,
  );
  if (!taken) return null;
  /** @param set null where they go. */
  const settle = async (some: readonly LeadRoute[], set: string | null): Promise<void> => {
    if (some.length === 0) return;
    const { run } = await getSqlDatabase(payload);
    const mine = `WHERE mail_at = '${taken.until}' AND id IN (${some.map(({ id }) => id).join(', ')})`;
    await run(set === null ? `DELETE FROM lead_routes ${mine}` : `UPDATE lead_routes SET ${set} ${mine}`);
  };
  const due = await keepDue(payload, await takeAlike(payload, taken, now), now, settle);
  const [row] = due;
  // What was taken waits for later, or is gone.
  if (!row) return takeRecall(payload, now);
  const reason = toReason(row);
  return {
    name: toLeadMailName(row.lead, `${reason}-${Math.floor(-row.step / 10)}`),
    reason,
    kind: leadKinds.find((kind) => kind === row.ruleName) ?? 'contact',
    dealer: row.dealer ?? null,
    dealerName: row.targetName,
    leads: due.map(({ lead, at }) => ({ id: lead, at })),
    attempts: row.attempts,
    since: row.endedAt ?? row.at,
    end: () => settle(due, null),
    tryAgain: (at) => settle(due, `mail_at = '${at.toISOString()}'`),
    passToDesk(time) {
      const at = `'${new Date(time).toISOString()}'`;
      return settle(due, `dealer = NULL, attempts = 0, mail_at = ${at}, ended_at = ${at}`);
    },
  };
};

const erasedMail = /^lead-\d+-erased-\d+\.eml(\.part)?$/;

/** Erases mails about leads that were erased, where mails are kept as files: no lead takes them along. @returns how many */
export const eraseOldRecalls = (folder: string, now: number): Promise<number> =>
  eraseOldMails(folder, erasedMail, month, now);
