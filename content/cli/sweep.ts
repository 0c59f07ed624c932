/**
 * Command: erases what is past its retention period. `--clock-is-right` also does so after a pause of more than 60
 * days; `--database-is-right` erases resumes without a lead even if these are the majority.
 */
import { toCount } from '@ev-site/contract/to-count.ts';
import { getEnvironment } from '../deployment/environment.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { parseArguments } from '../processes/read-arguments.ts';
import { isClockFarAhead, noteSweep, noteWholeSweep } from '../sweeping/clock-of-sweeps.ts';
import { sweepAll } from '../sweeping/sweep-all.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (args, say) => {
  const { values } = parseArguments(args, 'content/cli/sweep.ts [--clock-is-right] [--database-is-right]', {
    options: {
      'clock-is-right': { type: 'boolean', default: false },
      'database-is-right': { type: 'boolean', default: false },
    },
  });
  const { LEAD_MONTHS, APPLICATION_MONTHS, AUDIT_MONTHS } = getEnvironment(process.env);
  const payload = await openContent({ logger: createLog('warn') });
  try {
    if (!values['clock-is-right'] && (await isClockFarAhead(payload)))
      throw new Error(
        `By this machine's clock (${new Date().toISOString()}) nothing was swept for more than 60 days: nothing was erased. ` +
          'Where the clock is right, repeat the command with --clock-is-right.',
      );
    await noteSweep(payload, Date.now(), values['clock-is-right']);
    const { leads, trash, files } = await sweepAll(
      payload,
      { enquiryMonths: LEAD_MONTHS, applicationMonths: APPLICATION_MONTHS, auditMonths: AUDIT_MONTHS },
      { isRightDatabase: values['database-is-right'] },
    );
    await noteWholeSweep(payload);
    say(
      `Erased ${toCount(leads, 'lead')}, ${toCount(trash, 'document')} of the trash and ${toCount(files, 'file')} without a record.`,
    );
  } finally {
    await payload.destroy();
  }
});
