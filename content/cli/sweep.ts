import { getEnvironment } from '../environment.ts';
import { sweepAll } from '../keeping/sweep-all.ts';
import { createLog } from '../log.ts';
import { openContent } from '../open-content.ts';

const { LEAD_MONTHS, APPLICATION_MONTHS, AUDIT_MONTHS } = getEnvironment(process.env);
const payload = await openContent({ logger: createLog('warn') });
const { leads, trash, files } = await sweepAll(payload, {
  enquiryMonths: LEAD_MONTHS,
  applicationMonths: APPLICATION_MONTHS,
  auditMonths: AUDIT_MONTHS,
});
await payload.destroy();
console.log(
  `Erased ${leads} leads, ${trash} documents of the trash and ${files} files that belonged to none.`,
);
