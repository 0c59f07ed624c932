import { escapeHtml } from '@ev-site/contract/escape.ts';
import {
  type KeptDealer,
  keptDealerDays,
  mostKeptDealers,
  type WorkerMessage,
} from '@ev-site/contract/kept-dealers.ts';
import { toCallLink } from '@ev-site/contract/phone-links.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';

interface Kept extends KeptDealer {
  /** Time of the last view (ms since 1970). */
  at: number;
}

// Not a page of the site, but a key in the worker's own cache, which the kill switch deletes as a whole.
const address = '/offline/dealers';
const keptForMs = keptDealerDays * day;

/** Represents a stored text that cannot be parsed: it holds no dealers, but must be erased. */
const unreadable: Kept[] = [];

const readAll = async (cache: Cache): Promise<Kept[]> => {
  const stored = await cache.match(address);
  return stored ? stored.json().catch(() => unreadable) : [];
};

const pickKept = (all: readonly Kept[], now: number): Kept[] =>
  all.filter(({ at }) => Math.abs(now - at) < keptForMs);

const write = (cache: Cache, dealers: readonly Kept[]): Promise<unknown> =>
  dealers.length > 0 ? cache.put(address, new Response(JSON.stringify(dealers))) : cache.delete(address);

let last: Promise<unknown> = Promise.resolve();
/** Runs changes one after another: a change that has read an older list would write back dealers deleted since. */
const inTurn = (run: () => Promise<unknown>): Promise<unknown> => {
  last = last.then(run, run);
  return last;
};

const change = (cache: Cache, toNext: (all: Kept[]) => readonly Kept[]): Promise<unknown> =>
  inTurn(async () => {
    const all = await readAll(cache);
    const next = toNext(all);
    if (next !== all) await write(cache, next);
  });

/** Carries out a message of a page: stores a dealer at the top of the list, or deletes all. */
export const handlePageMessage = (
  cache: Cache,
  message: WorkerMessage,
  now = Date.now(),
): Promise<unknown> =>
  'forgetDealers' in message
    ? inTurn(() => cache.delete(address))
    : change(cache, (all) => {
        const { keepDealer } = message;
        const others = pickKept(all, now).filter(({ slug }) => slug !== keepDealer.slug);
        return [{ ...keepDealer, at: now }, ...others].slice(0, mostKeptDealers);
      });

/** Erases dealers whose last view is too long ago, and a list that cannot be read. */
export const sweepDealers = (cache: Cache, now = Date.now()): Promise<unknown> =>
  change(cache, (all) => {
    const left = pickKept(all, now);
    return left.length < all.length || all === unreadable ? left : all;
  });

const draw = ({ name, address: line, phones, language }: KeptDealer): string => {
  const links = phones.map((number) => `<a href="${toCallLink(number)}">${escapeHtml(number)}</a>`);
  return `<li lang="${escapeHtml(language)}"><b>${escapeHtml(name)}</b><br>${escapeHtml(line)}<br>${links.join(', ')}</li>`;
};

/**
 * Puts the dealers into the offline page, at a place that stays hidden while it is empty. That page runs no script, so
 * the worker writes them into its HTML.
 */
export const fillInDealers = async (cache: Cache, page: Response, now = Date.now()): Promise<Response> => {
  const dealers = pickKept(await readAll(cache), now);
  if (dealers.length === 0) return page;
  const html = (await page.text()).replace(
    /<template>([\s\S]*?)<ul><\/ul>([\s\S]*?)<\/template>/,
    (_, before: string, after: string) => `${before}<ul>${dealers.map(draw).join('')}</ul>${after}`,
  );
  const headers = new Headers(page.headers);
  // These headers describe the bytes from the network, which are now changed.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(html, { headers });
};
