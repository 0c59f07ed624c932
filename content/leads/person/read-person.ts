import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { Payload, TypedUser, Where } from 'payload';
import { toLeadCondition } from '../../access/lead-access.ts';
import type { Lead } from '../../payload-types.ts';
import { closedStatuses } from '../lead-statuses.ts';
import { findPerson, groupByContact, mostLeads } from './find-person.ts';

/** A lead as a line on the page of its person. */
export type PersonLine = Pick<Lead, 'id' | 'kind' | 'status' | 'name' | 'phone' | 'email' | 'createdAt'> & {
  /** Vehicle, place or position; empty if the lead names none. */
  about: string;
  /** Empty if nobody owns the lead. */
  owner: string;
};

/**
 * A person: the leads in groups, each held together by a phone number or address. If there is more than one group,
 * staff merged them.
 */
export interface Person {
  /** Newest first. */
  groups: PersonLine[][];
  total: number;
  /** More leads than the ones shown share these numbers and addresses. */
  isCut: boolean;
}

const toName = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'name' in record ? String(record.name) : '';

const toLine = (lead: Lead): PersonLine => ({
  id: lead.id,
  kind: lead.kind,
  status: lead.status,
  name: lead.name,
  phone: lead.phone,
  email: lead.email,
  createdAt: lead.createdAt,
  about: [toName(lead.product) || lead.vehicle || lead.marker, lead.place, lead.position]
    .filter(Boolean)
    .join(', '),
  owner: toName(lead.owner),
});

const readLines = async (
  payload: Payload,
  user: TypedUser,
  where: Where,
  limit: number,
): Promise<PersonLine[]> => {
  const { docs } = await payload.find({
    collection: 'leads',
    where,
    user,
    overrideAccess: false,
    locale: 'en',
    depth: 1,
    limit,
    sort: '-createdAt',
    pagination: false,
  });
  return docs.map(toLine);
};

/** All leads of the person who sent this one, as far as the reader may see them; null if he may not see this one. */
export const readPerson = async (payload: Payload, user: TypedUser, id: number): Promise<Person | null> => {
  const condition = toLeadCondition(user);
  if (condition === null) return null;
  const found = await findPerson(payload, [id], condition);
  if (found.length === 0) return null;
  const shown = found.slice(0, mostLeads);
  const lines = await readLines(payload, user, { id: { in: shown.map((lead) => lead.id) } }, mostLeads);
  const byNewest = new Map(lines.map((line, place) => [line.id, { line, place }]));
  const groups = groupByContact(shown).map((group) =>
    group.flatMap((lead) => byNewest.get(lead.id) ?? []).toSorted((one, other) => one.place - other.place),
  );
  return {
    groups: groups
      .filter((group) => group.length > 0)
      .toSorted((one, other) => (one[0]?.place ?? 0) - (other[0]?.place ?? 0))
      .map((group) => group.map(({ line }) => line)),
    total: lines.length,
    isCut: found.length > mostLeads,
  };
};

/** Other leads of a person. */
export interface Others {
  count: number;
  /** The owner and status of the newest lead that is open and has an owner; null if there is none. */
  worked: Pick<PersonLine, 'owner' | 'status'> | null;
}

const isOpenAndOwned: Where[] = [{ status: { not_in: [...closedStatuses] } }, { owner: { exists: true } }];

/** The other leads of the person who sent this one, as far as the reader may see them. */
export const readOthers = async (payload: Payload, user: TypedUser, id: number): Promise<Others> => {
  const condition = toLeadCondition(user);
  const found = condition === null ? [] : await findPerson(payload, [id], condition);
  const others = found.flatMap((lead) => (lead.id === id ? [] : [lead.id]));
  if (others.length === 0) return { count: 0, worked: null };
  const [newest] = await readLines(payload, user, { and: [{ id: { in: others } }, ...isOpenAndOwned] }, 1);
  return { count: others.length, worked: newest ? { owner: newest.owner, status: newest.status } : null };
};

const shownCandidates = 20;

/**
 * Leads that may be of the same person: found by name, address, phone number or lead id.
 * @param person whose own leads are left out
 */
export const findCandidates = async (
  payload: Payload,
  user: TypedUser,
  text: string,
  person: Person,
): Promise<PersonLine[]> => {
  const sought = text.trim().slice(0, 100);
  if (sought === '') return [];
  const own = person.groups.flat().map(({ id }) => id);
  const said: Where[] = ['name', 'email', 'phone'].map((field) => ({ [field]: { like: sought } }));
  const id = readPositiveInt(sought);
  if (id) said.push({ id: { equals: id } });
  return readLines(payload, user, { and: [{ or: said }, { id: { not_in: own } }] }, shownCandidates);
};
