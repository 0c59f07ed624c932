import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { Counter, Histogram } from '@prometheus-io/client';
import { registry } from './registry.ts';

/** What a form was refused by, in the order in which it is looked at; empty where it was taken or could not be. */
export type LeadCheck = 'fields' | 'guard' | 'human' | 'resume' | '';

const leads = new Counter({
  name: 'ev_leads_total',
  help: 'Forms by kind and what became of them; for those refused, by which check.',
  labelNames: ['kind', 'outcome', 'check'] as const,
  registers: [registry],
});
// The first of a kind would else not count as a rise.
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
/** What the virus scanner said of a resume; notScanned where there is none, or it gave no answer. */
export type ScanResult = (typeof scanResults)[number];

const virusScans = new Counter({
  name: 'ev_virus_scans_total',
  help: 'Resumes by what the virus scanner said, where one is set: clean, infected, notScanned.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});
for (const outcome of scanResults) virusScans.inc({ outcome }, 0);

/** Counts a resume that the virus scanner was given. */
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
