import { isIP } from 'node:net';

/** Where a request came from. */
export interface Origin {
  /** Address of the network, as the site in front says it; empty where it says none. */
  from: string;
  /** Browser and system in a few words; what else the browser says of itself is not kept. */
  device: string;
}

// The first that fits counts: most browsers also name those they descend from.
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

/** Reads where a request came from. */
export const readOrigin = (headers: Headers): Origin => {
  // The site in front writes this header anew; what others wrote into it never gets here.
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const agent = headers.get('user-agent') ?? '';
  const device = [findName(browsers, agent), findName(systems, agent)].filter(Boolean).join(' on ');
  return { from: isIP(address) ? address : '', device };
};
