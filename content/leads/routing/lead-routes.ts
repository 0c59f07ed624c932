import { randomBytes } from 'node:crypto';
import { namesDealers } from '@ev-site/contract/forms/named-dealers.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { TransactionCarrier } from '../../database/in-transaction.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, type Sql, sql } from '../../database/statement.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Lead, LeadRoute } from '../../payload-types.ts';
import { findTarget, type RoutedLead, type Target } from './find-target.ts';
import type { Known } from './read-rules.ts';
import { mostSteps, type Rule } from './rule.ts';

/** The last turn of a rule and who had it; turn 0 and null before the first. */
export const readLastTurn = async (
  payload: Payload,
  rule: number,
): Promise<{ turn: number; who: number | null }> => {
  const { rows } = await getSqlDatabase(payload);
  const [last] = await rows(
    sql`SELECT turn, owner, dealer FROM lead_routes WHERE rule = ${Number(rule)} ORDER BY turn DESC LIMIT 1`,
  );
  return last ? { turn: Number(last.turn), who: Number(last.owner ?? last.dealer) } : { turn: 0, who: null };
};

type Cause = NonNullable<LeadRoute['cause']>;

/** Why a lead is taken from a dealer who has not given it back himself, in words for the log. */
export const causeWords: Record<Exclude<Cause, 'dealer'>, string> = {
  noMail: 'No mail reached them',
  notTaken: 'Not taken while the link worked',
  silent: 'Nothing heard while the link worked',
};

/** The part of a statement that says why a lead is taken from a dealer. */
export const toCauseSql = (cause: keyof typeof causeWords): Sql =>
  sql`cause = ${cause}, reason = ${causeWords[cause]}`;

const causeOfWords = new Map(Object.entries(causeWords).map(([cause, words]) => [words, cause as Cause]));

/** Why a dealer has a lead no more; null if he still has it, or it ended otherwise. */
export const readCause = ({ cause, reason }: Pick<LeadRoute, 'cause' | 'reason'>): Cause | null =>
  // During an update, programs of the version before store the words alone.
  cause ?? (reason ? (causeOfWords.get(reason) ?? 'dealer') : null);

/** To whom leads were given, in order, by the id of the lead; leads that were given to nobody are left out. */
export const listRoutesOf = async (
  payload: Payload,
  leads: readonly number[],
  req?: Partial<PayloadRequest>,
): Promise<Map<number, LeadRoute[]>> => {
  const { docs } = await payload.db.find<LeadRoute>({
    collection: 'lead-routes',
    where: { lead: { in: [...leads] } },
    sort: 'step',
    pagination: false,
    limit: 0,
    ...(req && { req }),
  });
  return Map.groupBy(docs, ({ lead }) => lead);
};

/** To whom a lead was given, in order. Reads within the transaction of `req` if one is open. */
export const listRoutes = async (
  payload: Payload,
  lead: number,
  req?: Partial<PayloadRequest>,
): Promise<LeadRoute[]> => (await listRoutesOf(payload, [lead], req)).get(lead) ?? [];

const toRouted = (lead: Lead, { dealers }: Known): RoutedLead => ({
  kind: lead.kind,
  language: lead.language,
  // A test ride has the state of its dealer.
  state: toRelationId(lead.state) ?? dealers.get(toRelationId(lead.dealer) ?? 0)?.state ?? null,
  product: toRelationId(lead.product),
  dealer: toRelationId(lead.dealer),
  mayGoToDealer: namesDealers(lead.kind, lead.privacyVersion ?? ''),
});

/**
 * Stores a decision, within the transaction of `req` if one is open. It is one insert under two unique keys, so of many
 * processes that decide at the same time only one succeeds.
 * @returns whether this call succeeded
 */
export const insertRoute = async (
  req: TransactionCarrier,
  lead: number,
  { rule, to, id, name }: Pick<Target, 'to' | 'id' | 'name'> & { rule: Pick<Rule, 'id' | 'name'> },
  { step, turn }: { step: number; turn: number },
): Promise<boolean> => {
  const { rows } = await getSqlDatabase(req.payload, req);
  const [owner, dealer] = to === 'owner' ? [id, null] : [null, id];
  const inserted = await rows(
    sql`INSERT INTO lead_routes (lead, step, rule, rule_name, turn, owner, dealer, target_name, state, at, attempts, seed)
     VALUES (${lead}, ${step}, ${rule.id}, ${rule.name}, ${turn}, ${owner}, ${dealer}, ${name},
       'planned', ${new Date().toISOString()}, 0, ${randomBytes(16).toString('hex')})
     ON CONFLICT DO NOTHING RETURNING id`,
  );
  return inserted.length === 1;
};

/**
 * Changes a route if it is in one of the given states, within the transaction of `req` if one is open. It is one
 * statement, so of many processes that try at the same time only one succeeds.
 * @returns whether this call succeeded
 */
export const changeRoute = async (
  payload: Payload,
  id: number,
  from: readonly LeadRoute['state'][],
  set: Sql,
  { also = sql``, req }: { also?: Sql; req?: Pick<TransactionCarrier, 'transactionID'> } = {},
): Promise<boolean> => {
  const { rows } = await getSqlDatabase(payload, req);
  const changed = await rows(
    sql`UPDATE lead_routes SET ${set} WHERE id = ${id} AND state IN (${joinSql(from)}) ${also} RETURNING id`,
  );
  return changed.length === 1;
};

/** Whether a route is planned, or is with a dealer now. */
export const isPlannedOrWithDealer = (route: LeadRoute): boolean => !isOver(route) && route.state !== 'given';

const isOver = ({ state }: LeadRoute): boolean => state === 'over' || state === 'back';

/** Attempts to give one lead while other leads take its turn. Each failed attempt means that another lead was given. */
const mostTries = 200;

/** Rules and the people they name, as they were read. */
export interface Rules {
  rules: readonly Rule[];
  known: Known;
}

/** What was decided for a lead. */
export interface Decided {
  /** Null if no rule takes it. */
  route: LeadRoute | null;
  /** How often it was given before. */
  before: number;
}

/**
 * Decides to whom a lead goes, once: an earlier decision stays. Dealers that have given the lead back do not get it
 * again.
 * @throws {Error} if other leads always took the turn first
 */
export const decideRoute = async (
  payload: Payload,
  lead: Lead,
  { rules, known }: Rules,
): Promise<Decided> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const routes = await listRoutes(payload, lead.id);
    const last = routes.at(-1);
    if (last && !isOver(last)) return { route: last, before: routes.length - 1 };
    const before = routes.length;
    if (before >= mostSteps) return { route: null, before };
    const tried = routes.flatMap(({ dealer }) => dealer ?? []);
    const turns = new Map<number, number>();
    const target = await findTarget(
      rules,
      toRouted(lead, known),
      known,
      async (rule) => {
        const { turn, who } = await readLastTurn(payload, rule.id);
        turns.set(rule.id, turn);
        return who;
      },
      tried,
    );
    if (!target) return { route: null, before };
    await insertRoute({ payload }, lead.id, target, {
      step: before + 1,
      turn: (turns.get(target.rule.id) ?? 0) + 1,
    });
  }
  throw new Error(`Lead ${lead.id} could not be given: its turn was always taken.`);
};

/** Stored in place of a rule where the visitor chose the dealer himself. */
const chosen = { id: 0, name: 'Chosen by the visitor' };

/** Whether a rule gave a lead. If not, the visitor or a colleague chose the dealer, and `ruleName` says who. */
export const isGivenByRule = ({ rule }: Pick<LeadRoute, 'rule'>): boolean => rule > 0;

/** Whether a dealer has a lead because the visitor chose him, without a rule. */
export const isChosenByVisitor = ({ rule }: Pick<LeadRoute, 'rule'>): boolean => rule === chosen.id;

/**
 * Decides, once, that a test ride goes to the dealer whom the visitor chose, no matter who else got it. If a rule gave
 * the ride to this dealer, that decision stays. The turn is the lead's id, so that a lead can have only one such row.
 * @returns null if there is no such dealer, or he gets no mail.
 */
export const decideRideDealer = async (
  payload: Payload,
  lead: Lead,
  { dealers }: Pick<Known, 'dealers'>,
): Promise<LeadRoute | null> => {
  const dealer = lead.kind === 'testride' ? dealers.get(toRelationId(lead.dealer) ?? 0) : undefined;
  if (!dealer?.isPublished || dealer.mailbox === '') return null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const routes = await listRoutes(payload, lead.id);
    const own = routes.find((route) => route.dealer === dealer.id);
    if (own) return own;
    if (routes.length >= mostSteps) return null;
    const target = { rule: chosen, to: 'dealer', id: dealer.id, name: dealer.name } as const;
    await insertRoute({ payload }, lead.id, target, { step: routes.length + 1, turn: lead.id });
  }
  throw new Error(`Lead ${lead.id} could not be given to its dealer: its step was always taken.`);
};
