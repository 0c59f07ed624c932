/** Program: the run itself, in the namespaces that the command has created for it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';
import { say } from '@ev-site/scripts/step.ts';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { noAlertsBecause } from './alerts.ts';
import { readKeptLeads } from './count-leads.ts';
import { events } from './events.ts';
import { startFleet } from './fleet.ts';
import { type Load, startLoad } from './load.ts';
import type { RehearsalOptions } from './options.ts';
import { type Rehearsal, toMarkdown, toTable } from './report.ts';
import { runEvents } from './run-events.ts';
import type { RehearsalSeed } from './seed.ts';
import { sumUp } from './sum-up.ts';

interface RunOptions extends RehearsalOptions {
  /** Folder for the logs and the report. */
  results: string;
  /** Temporary folder for the programs' data. */
  folder: string;
  seed: RehearsalSeed;
}

const options: RunOptions = JSON.parse(process.argv[2] ?? '{}');
const { results, folder, seed } = options;
const began = new Date();

/** Whether all visitors of the last five seconds got their page in time. */
const isQuick = ({ tenths }: Load): boolean => {
  const now = Date.now();
  const late = tenths.filter(({ lane, at }) => lane === 'pages' && at > now - 5000);
  return late.length > 30 && late.every(({ failed, slowestMs }) => failed === 0 && slowestMs < 1500);
};

const listSkipped = (): string[] => {
  const roots = events.flatMap(({ name, needsRoot }) =>
    needsRoot && !isRoot ? [`${name}: only root can, ${needsRoot}`] : [],
  );
  const noAlerts = noAlertsBecause();
  return [
    ...roots,
    ...(noAlerts ? [`alerts: ${noAlerts}`] : []),
    ...(options.pastCache ? ['the cache in front: visitors asked past it'] : []),
  ];
};

const rehearse = async (): Promise<Rehearsal> => {
  const fleet = await startFleet({ folder, logs: results, seed });
  try {
    const load = await startLoad(fleet, results, options);
    // Pages are rendered right after a start. The rehearsal begins when the sites run normally.
    await waitUntil('every page within 1.5 s', () => isQuick(load)).catch(() =>
      say('This machine is slow for so many visitors: --pages and --leads take smaller numbers.'),
    );
    const runs = await runEvents(fleet, load, options);
    await load.stop();
    const { rows, mails } = await readKeptLeads(fleet);
    const crashes = fleet.listCrashes();
    return sumUp({ began, options, load, runs, rows, mails, crashes, skipped: listSkipped() });
  } finally {
    await fleet.stop();
  }
};

try {
  const rehearsal = await rehearse();
  writeFileSync(join(results, 'rehearsal.json'), JSON.stringify(rehearsal, null, 2));
  writeFileSync(join(results, 'rehearsal.md'), toMarkdown(rehearsal));
  const { rates, kills, minutes, broken, rows, skipped } = rehearsal;
  say(`\n${toTable(rows)}\n`);
  for (const line of skipped) say(`Left out: ${line}`);
  say(`${kills} kills in ${minutes} minutes, ${rates.pages} pages/s and ${rates.leads} leads/s. ${results}`);
  for (const line of broken) say(`✗ ${line}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  say(`Logs: ${results}`);
  process.exitCode = 2;
}
process.exit();
