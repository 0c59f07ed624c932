import { escapeHtml } from '@ev-site/contract/escape.ts';
import {
  type KeptDealer,
  keptDealerDays,
  mostKeptDealers,
  type WorkerMessage,
} from '@ev-site/contract/kept-dealers.ts';
import { toCallLink } from '@ev-site/contract/phone-links.ts';

interface Kept extends KeptDealer {
  /** When it was looked at last (ms since 1970). */
  at: number;
}

// Not a page of the site: a name in the worker's own store, which the kill switch takes away as a whole.
const address = '/offline/dealers';
const keptForMs = keptDealerDays * 24 * 60 * 60 * 1000;

const readKept = async (cache: Cache, now: number): Promise<Kept[]> => {
  const stored = await cache.match(address);
  const all: Kept[] = stored ? await stored.json().catch(() => []) : [];
  return all.filter(({ at }) => Math.abs(now - at) < keptForMs);
};

const write = (cache: Cache, dealers: readonly Kept[]): Promise<unknown> =>
  dealers.length > 0 ? cache.put(address, new Response(JSON.stringify(dealers))) : cache.delete(address);

/** Does what a page asks: keeps a dealer before the others, or forgets all of them. */
export const obeyPage = async (cache: Cache, message: WorkerMessage, now = Date.now()): Promise<void> => {
  if ('forgetDealers' in message) {
    await write(cache, []);
    return;
  }
  const { keepDealer } = message;
  const others = (await readKept(cache, now)).filter(({ slug }) => slug !== keepDealer.slug);
  await write(cache, [{ ...keepDealer, at: now }, ...others].slice(0, mostKeptDealers));
};

/** Erases what was looked at too long ago. */
export const sweepDealers = async (cache: Cache, now = Date.now()): Promise<void> => {
  if (await cache.match(address)) await write(cache, await readKept(cache, now));
};

const draw = ({ name, address: line, phones, language }: KeptDealer): string => {
  const links = phones.map((number) => `<a href="${toCallLink(number)}">${escapeHtml(number)}</a>`);
  return `<li lang="${escapeHtml(language)}"><b>${escapeHtml(name)}</b><br>${escapeHtml(line)}<br>${links.join(', ')}</li>`;
};

/**
 * Puts the dealers into the page that is shown without a line: where it keeps a place for them, which nobody sees while it is
 * empty. The page runs no script, so they are written into it here.
 */
export const fillInDealers = async (cache: Cache, page: Response, now = Date.now()): Promise<Response> => {
  const dealers = await readKept(cache, now);
  if (dealers.length === 0) return page;
  const html = (await page.text()).replace(
    /<template>([\s\S]*?)<ul><\/ul>([\s\S]*?)<\/template>/,
    (_, before: string, after: string) => `${before}<ul>${dealers.map(draw).join('')}</ul>${after}`,
  );
  const headers = new Headers(page.headers);
  // Of what came over the line: these bytes are others.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  return new Response(html, { headers });
};
