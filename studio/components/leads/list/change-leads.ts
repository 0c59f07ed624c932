import { longestList } from '@ev-site/content/access/bound-lists.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { askStudio, noAnswer } from '../../ask-studio.ts';

/** Most leads for one call. If one call changed more, the studio would answer nobody until the last one is changed. */
const mostOfCall = 25;

interface Ticked {
  id: number;
  owner?: number | null;
  kind?: string;
}

/** How far a change of many leads has come. */
export interface Progress {
  changed: number;
  of: number;
}

interface How {
  /** Called before each call to the studio, if there are several. */
  onProgress: (progress: Progress) => void;
  /** Once this is aborted, no further call is made. */
  signal: AbortSignal;
  /** Why leads of a kind cannot get this change; empty if they can. The studio's API says this only for one field. */
  sayMisfit: (kind: unknown) => string;
}

interface Done {
  changed: number;
  /** The result, in sentences. */
  said: string;
}

/** @returns the leads that meet the conditions of a query, or a sentence why they could not be read */
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
 * Narrows a query to some of its leads. Leads that no longer meet its conditions, because they were won or given to
 * somebody else since they were read, stay as they are. Removes all conditions on the id, such as Payload's
 * `where[id][not_equals]=` when all are ticked: beside these the database would ignore the given ids.
 */
const toPart = (query: string, ids: readonly number[]): string => {
  const ofId = 'where[id]';
  const others = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith(ofId));
  return `/leads?${new URLSearchParams(others)}&${ofId}[in]=${ids.join(',')}`;
};

/**
 * Tells a colleague about the leads that several calls have given, once after the last call. Names all leads that were
 * asked for: even if a call got no answer, some of its leads may have been given.
 * @returns why the colleague could not be told; empty on success
 */
const tellOwner = async (owner: unknown, asked: readonly Ticked[]): Promise<string> => {
  const leads = asked.filter((lead) => lead.owner !== owner).map(({ id }) => id);
  if (typeof owner !== 'number' || leads.length === 0) return '';
  const { ok, message } = await askStudio('POST', '/leads/tell-owner', { owner, leads });
  return ok ? '' : message;
};

/** How many leads a change does not fit, counted for each reason. */
const sayLeft = (misfits: readonly string[]): string[] =>
  [...new Set(misfits)].map(
    (why) => `${groupDigits(misfits.filter((one) => one === why).length)} left as they are: ${why}`,
  );

const sayChanged = ({ changed, of }: Progress, isStopped: boolean): string => {
  const counted = changed < of ? `${groupDigits(changed)} of ${groupDigits(of)}` : groupDigits(changed);
  return changed > 0 ? `${isStopped ? 'Stopped: ' : ''}${counted} changed.` : '';
};

/**
 * Changes all leads that meet the conditions of a query now, and still do when their turn comes. Makes one call after
 * the other, until a call gets no answer.
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
    const { docs, errors = [] } = body as { docs?: Ticked[]; errors?: { id?: unknown }[] };
    // An error without an id is about the whole call.
    if (!docs || errors.some(({ id }) => id === undefined)) end = message || noAnswer;
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
