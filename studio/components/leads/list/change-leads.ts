import { longestList } from '@ev-site/content/access/bound-lists.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { askStudio, noAnswer } from '../../ask-studio.ts';

/** Leads that one call changes: of more at once the studio would answer nobody until the last is changed. */
const mostOfCall = 25;

interface Ticked {
  id: number;
  owner?: number | null;
}

/** Where a change of many leads has come to. */
export interface Progress {
  changed: number;
  of: number;
}

interface How {
  /** Told before each call where there are several. */
  onProgress: (progress: Progress) => void;
  /** Once it is aborted no further call is made. */
  signal: AbortSignal;
}

interface Done {
  changed: number;
  /** What came of it, in sentences. */
  said: string;
}

/** @returns the leads that fulfil the conditions of a query, or the sentence of why they could not be read */
const readTicked = async (query: string): Promise<Ticked[] | string> => {
  const ticked = new Map<number, Ticked>();
  for (let page: number | null = 1; page !== null; ) {
    const path: string = `/leads${query}&depth=0&select[owner]=true&sort=id&limit=${longestList}&page=${page}`;
    const answer = await askStudio<{ docs: Ticked[]; nextPage: number | null }>('GET', path);
    if (!answer.ok) return answer.message;
    for (const lead of answer.body.docs) ticked.set(lead.id, lead);
    page = answer.body.nextPage ?? null;
  }
  return [...ticked.values()];
};

/** Where several calls have given leads to a colleague he is told when all are made. @returns why he could not be */
const tellOwner = async (owner: unknown, given: readonly Ticked[]): Promise<string> => {
  const leads = given.filter((lead) => lead.owner !== owner).map(({ id }) => id);
  if (typeof owner !== 'number' || leads.length === 0) return '';
  const { ok, message } = await askStudio('POST', '/leads/tell-owner', { owner, leads });
  return ok ? '' : message;
};

const sayChanged = ({ changed, of }: Progress, isStopped: boolean): string => {
  const counted = changed < of ? `${groupDigits(changed)} of ${groupDigits(of)}` : groupDigits(changed);
  return changed > 0 ? `${isStopped ? 'Stopped: ' : ''}${counted} changed.` : '';
};

/**
 * Changes all leads that fulfil the conditions of a query as they are now, by calls one after the other, as long as these
 * are answered.
 * @param query as it stands in an address, with its question mark
 */
export const changeLeads = async (
  query: string,
  data: Record<string, unknown>,
  { onProgress, signal }: How,
): Promise<Done> => {
  const ticked = await readTicked(query);
  if (typeof ticked === 'string') return { changed: 0, said: ticked };
  const of = ticked.length;
  const isOneCall = of <= mostOfCall;
  const changed = new Set<number>();
  let refused = 0;
  let refusal = '';
  let end = '';
  for (let at = 0; at < of && !end && !signal.aborted; at += mostOfCall) {
    if (!isOneCall) onProgress({ changed: changed.size, of });
    const ids = ticked.slice(at, at + mostOfCall).map(({ id }) => id);
    const path = `/leads?where[id][in]=${ids.join(',')}&depth=0${isOneCall ? '' : '&tellsLater=true'}`;
    const { message, body } = await askStudio('PATCH', path, data);
    const { docs, errors = [] } = body as { docs?: Ticked[]; errors?: unknown[] };
    if (!docs) end = message || noAnswer;
    else {
      for (const { id } of docs) changed.add(id);
      refused += errors.length;
      if (errors.length > 0) refusal ||= message;
    }
  }
  const given = ticked.filter(({ id }) => changed.has(id));
  const untold = isOneCall ? '' : await tellOwner(data.owner, given);
  const said = [
    sayChanged({ changed: changed.size, of }, signal.aborted),
    refused > 0 && `${groupDigits(refused)} could not be changed: ${refusal}`,
    end,
    untold && `The new owner was not told: ${untold}`,
  ];
  return { changed: changed.size, said: said.filter(Boolean).join(' ') || 'Nothing was changed.' };
};
