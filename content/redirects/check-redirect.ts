import { readPath, withoutQuery } from '@ev-site/contract/canonical-path.ts';
import { isProgramPart } from '@ev-site/contract/paths.ts';

/** The state of the site, against which a redirect is checked. */
export interface SiteState {
  /** Origin of the site, which staff may write before a path. */
  origin: string;
  /** Whether visitors see a page at a path in its canonical spelling. */
  isPage(path: string): boolean | Promise<boolean>;
  /** The present target of a redirect from this path. */
  getTarget(from: string): string | undefined | Promise<string | undefined>;
}

/** A longer chain counts as a circle. Such chains should never exist at all. */
const longestChain = 20;

const longest = 500;

const withoutOrigin = (value: string, origin: string): string => {
  if (value === origin) return '/';
  return value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
};

/** Converts an address to its canonical spelling, and keeps query and anchor. Unreadable ones stay unchanged. */
export const toCanonicalAddress = (value: unknown, origin: string): string => {
  const address = withoutOrigin(String(value ?? '').trim(), origin);
  const path = withoutQuery(address);
  if (!path.startsWith('/') || path.startsWith('//')) return address;
  const read = readPath(path);
  return read.kind === 'bad' ? address : read.path + address.slice(path.length);
};

/** Checks the old address, in its canonical spelling. @returns true, or what is wrong, in words for staff. */
export const checkFrom = async (from: string, { isPage }: SiteState): Promise<true | string> => {
  if (!from.startsWith('/') || from.startsWith('//'))
    return 'Begin with /. Write the part of the old address after the name of the site.';
  if (from.length > longest) return `An address may have at most ${longest} characters.`;
  if (/[?#]/.test(from)) return 'Leave out the part after ? or #. The redirect works with every such part.';
  if (readPath(from).kind === 'bad') return 'This address cannot be read.';
  if (from === '/' || isProgramPart(from.split('/')[1] ?? ''))
    return `${from} belongs to the site itself and cannot be redirected.`;
  return (
    !(await isPage(from)) ||
    `There is a page at ${from}. Visitors see that page. Take that page off the site first.`
  );
};

const leadsTo = async (to: string, from: string, { getTarget }: SiteState): Promise<boolean> => {
  let at: string | undefined = withoutQuery(to);
  for (let step = 0; at !== undefined && step < longestChain; step += 1) {
    if (at === from) return true;
    const next: string | undefined = await getTarget(at);
    at = next === undefined ? undefined : withoutQuery(next);
  }
  return at !== undefined;
};

/**
 * Checks the target of a redirect; both addresses are in their canonical spelling. It must be a page of this site, so
 * that nobody is sent to strangers in our name, and it must not lead back.
 * @returns true, or what is wrong, in words for staff
 */
export const checkTo = async (
  { from, to }: { from: string; to: string },
  siteState: SiteState,
): Promise<true | string> => {
  if (!to.startsWith('/') || to.startsWith('//') || /[\s\\]/.test(to))
    return 'Choose a page of this site, e.g. /productmillo. A redirect cannot lead to another site.';
  if (to.length > longest) return `An address may have at most ${longest} characters.`;
  const path = withoutQuery(to);
  if (path === from || (await leadsTo(to, from, siteState)))
    return `This redirect would go round in a circle: ${path} leads back to ${from}.`;
  const next = await siteState.getTarget(path);
  if (await siteState.isPage(path)) return true;
  return next === undefined
    ? `There is no page at ${path} that visitors can see.`
    : `${path} is redirected itself. Write ${next} here.`;
};
