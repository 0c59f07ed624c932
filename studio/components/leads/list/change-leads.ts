import { longestList } from '@ev-site/content/access/bound-lists.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { askStudio, noAnswer } from '../../ask-studio.ts';

/** Leads that one call changes: of more at once the studio would answer nobody until the last is changed. */
const mostOfCall = 25;

interface Ticked {
  id: number;
  owner?: number | null;
  kind?: string;
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
  /** Why leads of a kind cannot be changed so, which the studio's API says of a field alone; empty where they can. */
  sayMisfit: (kind: unknown) => string;
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
    const path: string = `/leads${query}&depth=0&select[owner]=true&select[kind]=true&sort=id&limit=${longestList}&page=${page}`;
    const answer = await askStudio<{ docs: Ticked[]; nextPage: number | null }>('GET', path);
    if (!answer.ok) return answer.message;
    for (const lead of answer.body.docs) ticked.set(lead.id, lead);
    page = answer.body.nextPage ?? null;
  }
  return [...ticked.values()];
};

/**
 * The conditions of a query over some of its leads alone: what fulfils them no more since it was read, as it was won or given
 * to somebody else, stays as it is. Of their numbers it says nothing but which they are: beside what Payload asks of them where
 * all are ticked (`where[id][not_equals]=`) the database would not hear of these.
 */
const toPart = (query: string, ids: readonly number[]): string => {
  const ofId = 'where[id]';
  const others = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith(ofId));
  return `/leads?${new URLSearchParams(others)}&${ofId}[in]=${ids.join(',')}`;
};

/**
 * Where several calls have given leads to a colleague he is told when all are made: of all that were asked for, as some are his
 * also where a call was not answered.
 * @returns why he could not be told; empty where he was
 */
const tellOwner = async (owner: unknown, asked: readonly Ticked[]): Promise<string> => {
  const leads = asked.filter((lead) => lead.owner !== owner).map(({ id }) => id);
  if (typeof owner !== 'number' || leads.length === 0) return '';
  const { ok, message } = await askStudio('POST', '/leads/tell-owner', { owner, leads });
  return ok ? '' : message;
};

/** Leads that a change does not fit, counted under each reason. */
const sayLeft = (misfits: readonly string[]): string[] =>
  [...new Set(misfits)].map(
    (why) => `${groupDigits(misfits.filter((one) => one === why).length)} left as they are: ${why}`,
  );

const sayChanged = ({ changed, of }: Progress, isStopped: boolean): string => {
  const counted = changed < of ? `${groupDigits(changed)} of ${groupDigits(of)}` : groupDigits(changed);
  return changed > 0 ? `${isStopped ? 'Stopped: ' : ''}${counted} changed.` : '';
};

/**
 * Changes all leads that fulfil the conditions of a query now, and when their turn comes, by calls one after the other, as
 * long as these are answered.
 * @param query as it stands in an address, with its question mark
 */
export const changeLeads = async (
  query: string,
  data: Record<string, unknown>,
  { onProgress, signal, sayMisfit }: How,
): Promise<Done> => {
  const all = await readTicked(query);
  if (typeof all === 'string') return { changed: 0, said: all };
  const misfits = all.map(({ kind }) => sayMisfit(kind)).filter(Boolean);
  const ticked = all.filter(({ kind }) => !sayMisfit(kind));
  const of = all.length;
  const isOneCall = of <= mostOfCall;
  let changed = 0;
  let refused = 0;
  let gone = 0;
  let refusal = '';
  let end = '';
  let at = 0;
  for (; at < ticked.length && !end && !signal.aborted; at += mostOfCall) {
    if (!isOneCall) onProgress({ changed, of });
    const ids = ticked.slice(at, at + mostOfCall).map(({ id }) => id);
    const path = `${toPart(query, ids)}&depth=0${isOneCall ? '' : '&tellsLater=true'}`;
    const { message, body } = await askStudio('PATCH', path, data);
    const { docs, errors = [] } = body as { docs?: Ticked[]; errors?: unknown[] };
    if (!docs) end = message || noAnswer;
    else {
      changed += docs.length;
      refused += errors.length;
      gone += ids.length - docs.length - errors.length;
      if (errors.length > 0) refusal ||= message;
    }
  }
  const untold = isOneCall ? '' : await tellOwner(data.owner, ticked.slice(0, at));
  const said = [
    sayChanged({ changed, of }, signal.aborted),
    ...sayLeft(misfits),
    refused > 0 && `${groupDigits(refused)} could not be changed: ${refusal}`,
    gone > 0 && `Not in the list any more, and left as they are: ${groupDigits(gone)}.`,
    end,
    untold && `The new owner was not told: ${untold}`,
  ];
  return { changed, said: said.filter(Boolean).join(' ') || 'Nothing was changed.' };
};
