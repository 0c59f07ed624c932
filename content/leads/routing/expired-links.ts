import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, sql } from '../../database/statement.ts';
import { takeRows, takeWaiting } from '../../database/take-waiting.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Log } from '../../logging/log.ts';
import { toLoggableError } from '../../logging/loggable-error.ts';
import type { LeadRoute } from '../../payload-types.ts';
import { mostLinkDays } from '../answer-times.ts';
import { findLead } from '../find-lead.ts';
import { closedSql, isClosed } from '../lead-statuses.ts';
import { writeLeadLog } from '../work/lead-log.ts';
import { holdLead } from './hold-lead.ts';
import { causeWords, changeRoute, toCauseSql } from './lead-routes.ts';

/** After this time (ms) a link that was taken by a process but not ended is taken again. */
const leaseMs = 30_000;
const batch = 20;

const toIso = (time: number): string => new Date(time).toISOString();

/** Shortens links that a fast clock has made too long: they end when a link made now would end at the latest. */
const shortenFarLinks = async (payload: Payload, now: number): Promise<void> => {
  const farthest = toIso(now + mostLinkDays * day);
  await takeRows(payload, {
    table: 'lead_routes',
    where: sql`key_until > ${farthest} AND state IN ('offered', 'taken')`,
    orderBy: sql`key_until, id`,
    set: sql`key_until = ${farthest}`,
    most: batch,
  });
};

/**
 * Puts leads back in the queue for the rules, if no process has them in hand: leads that a dealer gave back or did not
 * take before his link ended, and leads that come out of the trash with a planned route. A closed lead stays with the
 * dealer, though his link has ended.
 */
const queueReturned = async (payload: Payload, now: number): Promise<void> => {
  const { run, rows } = await getSqlDatabase(payload);
  const whereOver = sql`state = 'offered' AND key_until <= ${toIso(now)}`;
  // Every process looks each second. Mostly there is nothing, and then nothing is written.
  const whereFree = sql`leads.route_at IS NULL AND leads.deleted_at IS NULL`;
  const waiting = await rows(
    sql`SELECT id FROM lead_routes WHERE (state IN ('back', 'planned') OR (${whereOver}))
       AND EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_routes.lead AND ${whereFree}) LIMIT 1`,
  );
  if (waiting.length === 0) return;
  await run(
    sql`UPDATE lead_routes SET state = 'over', ended_at = ${toIso(now)}, mail_at = NULL
     WHERE ${whereOver} AND lead IN (SELECT id FROM leads WHERE status IN (${closedSql}))`,
  );
  await run(
    sql`UPDATE lead_routes SET state = 'back', ${toCauseSql('notTaken')}, ended_at = ${toIso(now)}, mail_at = NULL
     WHERE ${whereOver}`,
  );
  await run(
    sql`UPDATE leads SET route_at = ${toIso(now)}
     WHERE ${whereFree} AND id IN (SELECT lead FROM lead_routes WHERE state IN ('back', 'planned'))`,
  );
};

/**
 * Takes a lead back from a dealer who took it but said nothing about it before his link ended: the company has it
 * again, and a mail says so. No rule gives it to another dealer, since this one may have spoken with the visitor. A
 * closed lead stays his.
 */
const endSilent = async (
  payload: Payload,
  route: Pick<LeadRoute, 'id' | 'lead' | 'dealer' | 'targetName'>,
  { now, until }: { now: string; until: string },
): Promise<void> =>
  holdLead(payload, route.lead, async (req, { run }) => {
    const lead = await findLead(payload, route.lead, req);
    const holder = toRelationId(lead?.routedTo);
    // `null`: the dealer's record is erased, or a process of an older version ended halfway.
    const isHis = lead && !lead.deletedAt && (holder === null || holder === route.dealer);
    const comesBack = isHis && !isClosed(lead.status);
    const told = comesBack ? sql`, ${toCauseSql('silent')}, mail_at = ${now}, attempts = 0` : sql``;
    const set = sql`state = 'over', ended_at = ${now}${told}`;
    // If the dealer has said something meanwhile, his link has a new end, and he keeps the lead.
    const also = sql`AND key_until = ${until}`;
    if (!(await changeRoute(payload, route.id, ['taken'], set, { also, req })) || !comesBack) return;
    await run(sql`UPDATE leads SET routed_to_id = NULL WHERE id = ${lead.id}`);
    const said = { kind: 'owner', fact: 'silent', text: causeWords.silent } as const;
    await writeLeadLog(req, { lead, ...said, by: route.targetName });
  });

/** If a lead cannot be taken back, its link works until the next attempt. */
const endAllSilent = async (payload: Payload, log: Pick<Log, 'error'>, now: number): Promise<void> => {
  const { ids, until } = await takeWaiting(
    payload,
    {
      table: 'lead_routes',
      column: 'key_until',
      where: sql`state = 'taken'`,
      isTerm: true,
      most: batch,
      leaseMs,
    },
    now,
  );
  if (ids.length === 0) return;
  const { rows } = await getSqlDatabase(payload);
  const silent = await rows(
    sql`SELECT id, lead, dealer, target_name FROM lead_routes WHERE id IN (${joinSql(ids)})`,
  );
  for (const { id, lead, dealer, target_name: targetName } of silent)
    try {
      await endSilent(
        payload,
        { id: Number(id), lead: Number(lead), dealer: Number(dealer), targetName: String(targetName) },
        { now: toIso(now), until },
      );
    } catch (error) {
      const problem = toLoggableError(error);
      log.error({ lead: Number(lead), problem }, 'a lead could not be taken back from its dealer');
    }
};

/** Ends the links of dealers whose time is over, so that the rules can give these leads again. */
export const endExpiredLinks = async (
  payload: Payload,
  log: Pick<Log, 'error'>,
  now: () => number,
): Promise<void> => {
  await shortenFarLinks(payload, now());
  await queueReturned(payload, now());
  await endAllSilent(payload, log, now());
};
