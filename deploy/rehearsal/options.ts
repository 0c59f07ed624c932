import { readArguments, usageCode } from '@ev-site/content/processes/read-arguments.ts';
import { events } from './events.ts';

/** Options of a run. */
export interface RehearsalOptions {
  /** Rounds continue until this many programs were killed; 0 for one round. */
  kills: number;
  leadsPerSecond: number;
  pagesPerSecond: number;
  /** After this many minutes no further event begins; 0 for no limit. */
  minutes: number;
  /** Whether requests bypass the cache in front, so that the sites answer each page. */
  pastCache: boolean;
  /** Only events whose name contains one of these words; all if there are none. */
  only: string[];
}

const usage =
  'npm run rehearse -- [--kills <number>] [--leads <a second>] [--pages <a second>] [--minutes <number>] [--past-cache] ' +
  '[--only <word>[,<word> …]]';

/** Reads the command's arguments. @throws {Error} for an invalid number. */
export const readOptions = (): RehearsalOptions => {
  const { values } = readArguments(usage, {
    options: {
      kills: { type: 'string', default: '0' },
      leads: { type: 'string', default: '50' },
      pages: { type: 'string', default: '2000' },
      minutes: { type: 'string', default: '0' },
      'past-cache': { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  const toNumber = (name: 'kills' | 'leads' | 'pages' | 'minutes') => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} takes a whole number.`);
    return number;
  };
  const only = values.only.split(',').filter(Boolean);
  for (const word of only)
    if (!events.some(({ name }) => name.includes(word))) {
      process.stderr.write(`--only=${values.only}: no event's name holds "${word}".\nUsage: ${usage}\n`);
      process.exit(usageCode);
    }
  return {
    kills: toNumber('kills'),
    leadsPerSecond: toNumber('leads'),
    pagesPerSecond: toNumber('pages'),
    minutes: toNumber('minutes'),
    pastCache: values['past-cache'],
    only,
  };
};
