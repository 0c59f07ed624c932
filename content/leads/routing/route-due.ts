import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { type Sql, sql } from '../../database/statement.ts';
import { notInTrash, takeWaiting } from '../../database/take-waiting.ts';
import type { Log } from '../../logging/log.ts';
import { toLoggableError } from '../../logging/loggable-error.ts';
import type { Lead, LeadRoute } from '../../payload-types.ts';
import { type AnswerTimes, addWorkingHours, readAnswerTimes } from '../answer-times.ts';
import { findLead } from '../find-lead.ts';
import { isEntered } from '../lead-sources.ts';
import { closedSql, isClosed } from '../lead-statuses.ts';
import { type LogContent, writeLeadLog } from '../work/lead-log.ts';
import { endEarlier } from './end-routes.ts';
import { endExpiredLinks } from './expired-links.ts';
import { holdLead } from './hold-lead.ts';
import {
  changeRoute,
  decideRideDealer,
  decideRoute,
  isChosenByVisitor,
  isGivenByRule,
  listRoutes,
  type Rules,
  readCause,
} from './lead-routes.ts';
import { readKnown, readRules } from './read-rules.ts';

/** The rules, people and times that decide who gets a lead. */
interface RoutingInputs extends Pick<Rules, 'rules' | 'known'> {
  times: AnswerTimes & { linkDays: number };
}

/** After this time (ms) a lead that was taken by a process but not given is taken again. */
const leaseMs = 30_000;
const batch = 20;
/** Named as the author of the change of owner, to a colleague whose form was opened before that change. */
const rulesName = 'The rules';

const toIso = (time: number): string => new Date(time).toISOString();

/** The line for the lead's log. */
const toLine = (route: LeadRoute): LogContent => {
  const { ruleName, targetName, dealer, owner } = route;
  const by = isGivenByRule(route) ? `Rule “${ruleName}”` : ruleName;
  return dealer
    ? { kind: 'owner', fact: 'toDealer', text: `${by}: to the dealer ${targetName}` }
    : { kind: 'owner', fact: 'toColleague', toStaffId: Number(owner), text: `${by}: to ${targetName}` };
};

/**
 * Carries out a decision. If a colleague took the lead first, it stays with him; only a dealer whom the visitor chose
 * gets it as well.
 */
const applyRoute = async (
  payload: Payload,
  lead: Lead,
  route: LeadRoute,
  { linkDays }: Pick<RoutingInputs['times'], 'linkDays'>,
): Promise<void> => {
  if (route.state !== 'planned') return;
  const now = Date.now();
  const [set, free] = route.dealer
    ? [sql`routed_to_id = ${route.dealer}`, isChosenByVisitor(route) ? sql`TRUE` : sql`owner_id IS NULL`]
    : [
        // The same columns that a change through Payload stamps (`changedBy`). A dealer needs none of them: the form
        // shows him read-only, so no save can take the lead from him.
        sql`owner_id = ${route.owner ?? null}, last_change_staff_id = NULL, last_change_by = ${rulesName}, last_change_at = ${toIso(now)}, updated_at = ${toIso(now)}`,
        sql`(owner_id IS NULL OR owner_id = ${route.owner ?? null})`,
      ];
  const until = toIso(now + linkDays * day);
  const becomes = route.owner ? sql`state = 'given'` : sql`state = 'offered', key_until = ${until}`;
  await holdLead(payload, lead.id, async (req, { rows }) => {
    const changePlanned = (to: Sql) => changeRoute(payload, route.id, ['planned'], to, { req });
    const given = await rows(
      sql`UPDATE leads SET ${set} WHERE id = ${lead.id} AND ${free} AND deleted_at IS NULL AND status NOT IN (${closedSql})
         AND EXISTS (SELECT 1 FROM lead_routes WHERE id = ${route.id} AND state = 'planned') RETURNING id`,
    );
    if (given.length > 0) {
      // A process of an older version, killed during a handover, may have left the previous dealer in place.
      if (!isChosenByVisitor(route)) await endEarlier(req, route);
      await changePlanned(sql`${becomes}, mail_at = ${toIso(now)}`);
      await writeLeadLog(req, { lead, ...toLine(route) });
      return;
    }
    // If the lead was moved to the trash since it was read, the route stays planned until the lead comes out again.
    const selectIfInTrash = sql`SELECT id FROM leads WHERE id = ${lead.id} AND deleted_at IS NOT NULL`;
    if ((await rows(selectIfInTrash)).length === 0)
      await changePlanned(sql`state = 'over', ended_at = ${toIso(now)}`);
  });
};

/** Starts the answer term of a lead that was taken, if the term is not running yet. */
const startTerm = async (
  payload: Payload,
  { id, kind, source, createdAt, termFrom, answeredAt }: Lead,
  until: string,
  times: AnswerTimes,
): Promise<void> => {
  // A colleague who entered the lead by hand has already spoken with the visitor.
  if (termFrom || answeredAt || isEntered({ source })) return;
  // The stored time may lie in the future, if a clock ran ahead.
  const from = new Date(Math.min(Date.parse(createdAt), Date.now()));
  const due = addWorkingHours(from, times.hours[kind], times).toISOString();
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`UPDATE leads SET term_from = ${from.toISOString()}, answer_by = ${due}, escalations = 0, escalate_at = ${due}
       WHERE id = ${id} AND route_at = ${until}`,
  );
};

/**
 * Ends routes of leads that a dealer gave back, and says so in the log. A closed lead stays with the dealer until it is
 * opened again (end-routes.ts), unless no mail ever reached him.
 */
const endReturned = async (payload: Payload, lead: Lead): Promise<void> => {
  const returned = (await listRoutes(payload, lead.id)).filter(({ state }) => state === 'back');
  for (const route of returned) {
    const { id, dealer, targetName: by, reason } = route;
    await holdLead(payload, lead.id, async (req, { run }) => {
      if (!(await changeRoute(payload, id, ['back'], sql`state = 'over', mail_at = NULL`, { req }))) return;
      const staysHis = readCause(route) === 'noMail' ? sql`` : sql`AND status NOT IN (${closedSql})`;
      await run(
        sql`UPDATE leads SET routed_to_id = NULL WHERE id = ${lead.id} AND routed_to_id = ${dealer ?? null} ${staysHis}`,
      );
      await writeLeadLog(req, { lead, kind: 'owner', fact: 'givenBack', text: `Given back: ${reason}`, by });
    });
  }
};

/**
 * Makes a mail due about a lead that came back at this step and that no other dealer takes: its owner has it now, or
 * nobody.
 */
const makeMailDue = async (payload: Payload, lead: number, step: number): Promise<void> => {
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`UPDATE lead_routes SET mail_at = ${toIso(Date.now())}, attempts = 0 WHERE lead = ${lead} AND step = ${step} AND state = 'over'`,
  );
};

/** Gives a lead to the colleague or dealer that the rules name, and a test ride also to its dealer. */
const giveByRules = async (payload: Payload, lead: Lead, inputs: RoutingInputs): Promise<void> => {
  if (lead.owner) {
    // Given by hand: this ends whatever was planned for somebody else.
    const begun = await listRoutes(payload, lead.id);
    for (const route of begun) await applyRoute(payload, lead, route, inputs.times);
    const last = begun.at(-1);
    if (last?.reason) await makeMailDue(payload, lead.id, last.step);
  } else {
    const { route, before } = await decideRoute(payload, lead, inputs);
    if (route) await applyRoute(payload, lead, route, inputs.times);
    else if (before > 0) await makeMailDue(payload, lead.id, before);
  }
  // Decided after the rules: if a rule has given the ride to the same dealer, he has it by that rule.
  const ride = await decideRideDealer(payload, lead, inputs.known);
  if (ride) await applyRoute(payload, lead, ride, inputs.times);
};

/** Drops what was planned for a lead that is closed by now. */
const endPlanned = async (payload: Payload, lead: number): Promise<void> => {
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`UPDATE lead_routes SET state = 'over', ended_at = ${toIso(Date.now())} WHERE lead = ${lead} AND state = 'planned'`,
  );
};

const routeOne = async (
  payload: Payload,
  id: number,
  until: string,
  inputs: RoutingInputs,
): Promise<void> => {
  const lead = await findLead(payload, id);
  // If the lead was moved to the trash since it was taken, it waits.
  if (!lead || lead.deletedAt) return;
  const isDone = isClosed(lead.status);
  // First, so that colleagues are told as late of a lead that cannot be given.
  if (!isDone) await startTerm(payload, lead, until, inputs.times);
  await endReturned(payload, lead);
  if (isDone) await endPlanned(payload, id);
  else await giveByRules(payload, lead, inputs);
  const { run } = await getSqlDatabase(payload);
  await run(sql`UPDATE leads SET route_at = NULL WHERE id = ${id} AND route_at = ${until}`);
};

/** Rules, people and times, read once for all leads of a batch. */
const readRoutingInputs = async (payload: Payload): Promise<RoutingInputs> => {
  const [rules, known, times] = await Promise.all([
    readRules(payload),
    readKnown(payload),
    readAnswerTimes(payload),
  ]);
  return { rules, known, times };
};

/**
 * Gives all waiting leads by the rules, each once, however many processes do this at the same time and whatever was
 * killed before. A lead that fails does not hold up the others; it is tried again after half a minute.
 * @param stopped aborted when no further lead should begin
 * @returns how many leads were looked at.
 */
export const routeDue = async (
  payload: Payload,
  log: Pick<Log, 'error'>,
  now: () => number = Date.now,
  stopped?: AbortSignal,
): Promise<number> => {
  await endExpiredLinks(payload, log, now);
  let looked = 0;
  while (!stopped?.aborted) {
    const { ids, until } = await takeWaiting(
      payload,
      { table: 'leads', column: 'route_at', where: notInTrash, most: batch, leaseMs },
      now(),
    );
    if (ids.length === 0) return looked;
    const inputs = await readRoutingInputs(payload);
    for (const id of ids) {
      try {
        await routeOne(payload, id, until, inputs);
      } catch (error) {
        log.error({ lead: id, problem: toLoggableError(error) }, 'a lead could not be given by the rules');
      }
      looked += 1;
    }
  }
  return looked;
};
