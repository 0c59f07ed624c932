import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { Counter, Histogram } from '@prometheus-io/client';
import { registry } from './registry.ts';

/** The check that refused a form, in the order of the checks; empty when the form was accepted or could not be. */
export type LeadCheck = 'fields' | 'guard' | 'human' | 'resume' | '';

const leads = new Counter({
  name: 'ev_leads_total',
  help: 'Forms by kind and what became of them; for those refused, by which check.',
  labelNames: ['kind', 'outcome', 'check'] as const,
  registers: [registry],
});
// Begin at 0: otherwise the first lead of a kind would not count as an increase.
for (const kind of leadKinds)
  for (const outcome of ['saved', 'paused', 'notSaved', 'resumesFull', 'resumesLost'])
    leads.inc({ kind, outcome, check: '' }, 0);

const seconds = new Histogram({
  name: 'ev_lead_duration_seconds',
  help: 'Time to take a form that was stored.',
  labelNames: ['kind'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

/** Counts a form. */
export const countLead = (kind: string, outcome: string, check: LeadCheck, durationMs: number): void => {
  leads.inc({ kind, outcome, check });
  if (outcome === 'saved') seconds.observe({ kind }, durationMs / 1000);
};

const scanResults = ['clean', 'infected', 'notScanned'] as const;
/** Result of the virus scan of a resume; notScanned where there is no scanner, or it did not answer. */
export type ScanResult = (typeof scanResults)[number];

const virusScans = new Counter({
  name: 'ev_virus_scans_total',
  help: 'Resumes by what the virus scanner said, where one is set: clean, infected, notScanned.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});
for (const outcome of scanResults) virusScans.inc({ outcome }, 0);

/** Counts a virus scan. */
export const countVirusScan = (outcome: ScanResult): void => virusScans.inc({ outcome });

const humanChecks = new Counter({
  name: 'ev_human_checks_total',
  help: 'Answers to the human check: passed, failed, spent (used for another form), unreachable.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});
const humanOutcomes = ['passed', 'failed', 'spent', 'unreachable'] as const;
for (const outcome of humanOutcomes) humanChecks.inc({ outcome }, 0);

/** Counts an answer to the human check. */
export const countHumanCheck = (outcome: (typeof humanOutcomes)[number]): void =>
  humanChecks.inc({ outcome });
