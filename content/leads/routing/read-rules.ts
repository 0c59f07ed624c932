import type { Payload } from 'payload';
import type { Role } from '../../access/roles.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Dealer, RoutingRule, Staff } from '../../payload-types.ts';
import { isAway } from './is-away.ts';
import type { Rule } from './rule.ts';

/** What rules need to know about a colleague. */
export interface Colleague {
  id: number;
  name: string;
  role: Role;
  /** Why he is given no lead now; empty if he can be given one. */
  absent: '' | 'deactivated' | 'invited' | 'away';
}

/** What rules need to know about a dealer. */
export interface RoutedDealer {
  id: number;
  name: string;
  state: number | null;
  isPublished: boolean;
  mailbox: string;
}

/** Everybody whom rules can name, by id. */
export interface Known {
  colleagues: ReadonlyMap<number, Colleague>;
  dealers: ReadonlyMap<number, RoutedDealer>;
}

const toIds = (list: unknown): number[] =>
  (Array.isArray(list) ? list : []).map((one) => Number(toRelationId(one)));

/** Makes a rule from a stored one, or from one that somebody is just writing. */
export const toRule = (stored: Partial<RoutingRule>): Rule => ({
  id: stored.id ?? 0,
  name: stored.name ?? '',
  isOn: stored.isOn ?? false,
  kinds: stored.kinds ?? [],
  languages: stored.languages ?? [],
  states: toIds(stored.states),
  vehicles: toIds(stored.vehicles),
  target: stored.target ?? 'owners',
  owners: toIds(stored.owners),
  dealers: toIds(stored.dealers),
});

/** All rules in their order, including those that are switched off. */
export const readRules = async (payload: Payload): Promise<Rule[]> => {
  const { docs } = await payload.find({
    collection: 'routing-rules',
    sort: '_order',
    depth: 0,
    pagination: false,
    select: { standing: false },
  });
  return docs.map(toRule);
};

const toColleague = ({ id, name, role, deactivated, invitedAt, awayFrom, awayUntil }: Staff): Colleague => ({
  id,
  name,
  role,
  absent: deactivated
    ? 'deactivated'
    : invitedAt
      ? 'invited'
      : isAway({ awayFrom: awayFrom ?? null, awayUntil: awayUntil ?? null })
        ? 'away'
        : '',
});

type ReadDealer = Pick<Dealer, 'id' | 'name' | 'state' | '_status' | 'email'>;

const toDealer = ({ id, name, state, _status, email }: ReadDealer): RoutedDealer => ({
  id,
  name: name ?? `Dealer ${id}`,
  state: toRelationId(state),
  isPublished: _status === 'published',
  mailbox: email ?? '',
});

/** Reads everybody whom rules can name. Dealers in the trash are left out. */
export const readKnown = async (payload: Payload): Promise<Known> => {
  const [staff, dealers] = await Promise.all([
    payload.db.find<Staff>({ collection: 'staff', pagination: false, limit: 0 }),
    payload.find({
      collection: 'dealers',
      locale: 'en',
      depth: 0,
      pagination: false,
      select: { name: true, state: true, _status: true, email: true },
    }),
  ]);
  return {
    colleagues: new Map(staff.docs.map((one) => [one.id, toColleague(one)])),
    dealers: new Map(dealers.docs.map((one) => [one.id, toDealer(one)])),
  };
};
