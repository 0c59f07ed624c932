import { isIP } from 'node:net';

/** Where a request came from. */
export interface Origin {
  /** Network address, as given by the site in front of the studio; empty if it gives none. */
  from: string;
  /** Browser and system in a few words; nothing else that the browser says about itself is stored. */
  device: string;
}

// The first match counts: most browsers also name the browsers that they descend from.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (names: [RegExp, string][], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

export const readOrigin = (headers: Headers): Origin => {
  // The site in front of the studio overwrites this header, so no value from outside gets here.
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const agent = headers.get('user-agent') ?? '';
  const device = [findName(browsers, agent), findName(systems, agent)].filter(Boolean).join(' on ');
  return { from: isIP(address) ? address : '', device };
};
