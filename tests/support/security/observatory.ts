/** The input of the rules: one page fetched over https, and the redirect of its http address. */
export interface Scan {
  headers: Headers;
  html: string;
  /** `Location` of the answer to the same address over http. */
  httpLeadsTo: string | null;
}

/** A rule's result: what it found, and its points. */
export interface Verdict {
  rule: string;
  found: string;
  points: number;
}

type Policy = ReadonlyMap<string, readonly string[]>;
type Rule = (scan: Scan) => readonly [found: string, points: number];

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];

const toPolicy = (header: string): Policy =>
  new Map(
    header.split(';').flatMap((part): [string, string[]][] => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );

/** The sources of a directive, by default those of `default-src`; a nonce or hash cancels 'unsafe-inline'. */
const sourcesOf = (policy: Policy, name: string): readonly string[] => {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const voids = sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
  return sources.filter((source) => !(voids && source === "'unsafe-inline'"));
};

const contentPolicy: Rule = ({ headers }) => {
  const header = headers.get('content-security-policy');
  if (!header) return ['none', -25];
  const policy = toPolicy(header);
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((name) =>
    sourcesOf(policy, name),
  ) as [readonly string[], readonly string[], readonly string[]];
  const unsafe = ["'unsafe-inline'", 'data:', ...broad];
  if (script.some((source) => unsafe.includes(source)) || object.some((source) => broad.includes(source)))
    return ['unsafe scripts or objects', -20];
  const passive = ['img-src', 'media-src'].flatMap((name) => sourcesOf(policy, name));
  const active = [...policy].filter(([name]) => !['img-src', 'media-src'].includes(name));
  const isPlain = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  if (active.some(([, sources]) => sources.some(isPlain))) return ['plain http in active content', -20];
  if ([...script, ...style].includes("'unsafe-eval'")) return ['eval', -10];
  if (passive.some(isPlain)) return ['plain http in pictures', -10];
  if (style.some((source) => unsafe.includes(source))) return ['inline styles only', 0];
  const strict = policy.get('default-src')?.join() === "'none'";
  return strict ? ["default-src 'none'", 10] : ['nothing unsafe', 5];
};

const cookies: Rule = ({ headers }) => {
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (set.length === 0) return ['none', 0];
  if (set.some((cookie) => !/;\s*secure/.test(cookie))) return ['not secure', -20];
  if (set.some((cookie) => /sess|token|auth/.test(cookie) && !/;\s*httponly/.test(cookie)))
    return ['a session that scripts can read', -30];
  return set.every((cookie) => /;\s*samesite=(lax|strict)/.test(cookie))
    ? ['guarded', 5]
    : ['no SameSite', 0];
};

const sharing: Rule = ({ headers }) =>
  headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true'
    ? ['with credentials', -50]
    : ['no credentials', 0];

const redirection: Rule = ({ httpLeadsTo }) =>
  httpLeadsTo?.startsWith('https://') ? ['to https', 0] : ['not to https', -20];

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const referrer: Rule = ({ headers }) => {
  const policy = headers.get('referrer-policy');
  if (!policy) return ['none', 0];
  return privateReferrers.includes(policy) ? [policy, 5] : ['unsafe', -5];
};

const sixMonths = 15_552_000;

const strictTransport: Rule = ({ headers }) => {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (!age) return ['none', -20];
  return Number(age) >= sixMonths ? [`${age} s`, 0] : ['short', -10];
};

/** Scripts of the page's own origin need no integrity attribute; those of other origins do. */
const integrity: Rule = ({ html }) => {
  const foreign = [...html.matchAll(/<script[^>]+src="(?:https?:)?\/\/[^>]*>/g)];
  return foreign.every(([tag]) => tag.includes('integrity='))
    ? ['own scripts only', 0]
    : ['foreign scripts', -50];
};

const sniffing: Rule = ({ headers }) =>
  headers.get('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['none', -5];

const framing: Rule = ({ headers }) => {
  const ancestors = toPolicy(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return ['by policy', 5];
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? ['by header', 5] : ['none', -20];
};

const among =
  (name: string, values: readonly string[]): Rule =>
  ({ headers }) => {
    const value = headers.get(name) ?? 'none';
    return [value, values.includes(value) ? 10 : 0];
  };

const rules: Record<string, Rule> = {
  'content security policy': contentPolicy,
  cookies,
  'cross-origin sharing': sharing,
  redirection,
  'referrer policy': referrer,
  'strict transport security': strictTransport,
  'subresource integrity': integrity,
  'content type options': sniffing,
  framing,
  'cross-origin resource policy': among('cross-origin-resource-policy', ['same-origin', 'same-site']),
  'cross-origin embedder policy': among('cross-origin-embedder-policy', ['require-corp', 'credentialless']),
  'cross-origin opener policy': among('cross-origin-opener-policy', [
    'same-origin',
    'same-origin-allow-popups',
    'noopener-allow-popups',
  ]),
};

/**
 * Computes the score of Mozilla's HTTP Observatory (algorithm of 2024, charts of version 1.6): 100 and the points of
 * each rule. Extra points count only if no rule costs more than ten points. The list of preloaded hosts is not checked,
 * because none of our hosts is on it.
 */
export const rate = (scan: Scan): { score: number; verdicts: Verdict[] } => {
  const verdicts = Object.entries(rules).map(([rule, judge]) => {
    const [found, points] = judge(scan);
    return { rule, found, points };
  });
  const sum = (from: readonly Verdict[]) => from.reduce((total, { points }) => total + points, 100);
  const uncurved = sum(verdicts.filter(({ points }) => points < 0));
  return { score: uncurved >= 90 ? sum(verdicts) : Math.max(uncurved, 0), verdicts };
};
