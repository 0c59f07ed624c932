/**
 * Command: erases what is kept no longer. `--clock-is-right` does so after a rest of more than 60 days, too;
 * `--database-is-right` erases resumes of no lead also where they are most of all.
 */
import { getEnvironment } from '../deployment/environment.ts';
import { loadEnvironmentFile } from '../deployment/environment-file.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { readArguments } from '../processes/read-arguments.ts';
import { isClockFarAhead, noteSweep, noteWholeSweep } from '../sweeping/clock-of-sweeps.ts';
import { sweepAll } from '../sweeping/sweep-all.ts';

const { values } = readArguments('content/cli/sweep.ts [--clock-is-right] [--database-is-right]', {
  options: {
    'clock-is-right': { type: 'boolean', default: false },
    'database-is-right': { type: 'boolean', default: false },
  },
});
loadEnvironmentFile();
const { LEAD_MONTHS, APPLICATION_MONTHS, AUDIT_MONTHS } = getEnvironment(process.env);
const payload = await openContent({ logger: createLog('warn') });
if (!values['clock-is-right'] && (await isClockFarAhead(payload))) {
  await payload.destroy();
  console.error(
    `By this machine's clock (${new Date().toISOString()}) nothing was swept for more than 60 days: nothing was erased. ` +
      'Where the clock is right, repeat the command with --clock-is-right.',
  );
  process.exit(1);
}
await noteSweep(payload, Date.now(), values['clock-is-right']);
const { leads, trash, files } = await sweepAll(
  payload,
  { enquiryMonths: LEAD_MONTHS, applicationMonths: APPLICATION_MONTHS, auditMonths: AUDIT_MONTHS },
  { isRightDatabase: values['database-is-right'] },
);
await noteWholeSweep(payload);
await payload.destroy();
console.log(
  `Erased ${leads} leads, ${trash} documents of the trash and ${files} files that belonged to none.`,
);
