import { readFileSync } from 'node:fs';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import satisfies from 'spdx-satisfies';
import { root } from './root.ts';

/** Licences of packages that may be distributed in an image: they require their text and a name, not our sources. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
];

/** Separate libraries that are loaded, not linked in, and that anybody may replace. */
const alsoAllowed = { packages: /^@img\/sharp-|^libheif-js$/, licence: 'LGPL-3.0-or-later' };

/** Licences in the old field `licenses` of package.json, which npm no longer copies into the lockfile. */
const toldElsewhere: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' };

interface LockedPackage {
  dev?: boolean;
  link?: boolean;
  license?: string;
}

/** The packages of npm's lockfile. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const toName = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

const isAllowed = (name: string, licence: string): boolean => {
  const more = alsoAllowed.packages.test(name) ? [alsoAllowed.licence] : [];
  try {
    return satisfies(licence, [...allowed, ...more]);
  } catch {
    // Not a valid SPDX expression, so its meaning is unknown.
    return false;
  }
};

/**
 * Checks every package of the programs that run, on all platforms. Packages that only build and test are not
 * distributed.
 * @returns the number of checked packages, and those whose licence is not allowed: `name: licence`.
 */
export const checkLicences = ({ packages }: Lockfile): { count: number; problems: string[] } => {
  const running = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
  );
  const problems = running.flatMap(([place, { license }]) => {
    const name = toName(place);
    const licence = license ?? toldElsewhere[name];
    return licence && isAllowed(name, licence) ? [] : `${name}: ${licence ?? 'no licence'}`;
  });
  return { count: running.length, problems };
};

if (import.meta.main) {
  readArguments('npx node scripts/licences.ts', {});
  const lockfile: Lockfile = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  const { count, problems } = checkLicences(lockfile);
  for (const problem of problems) console.error(problem);
  console.log(`${count} packages looked at, ${problems.length} with a licence that is not allowed`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
