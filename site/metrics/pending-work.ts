/**
 * Work on leads that is stored and done by any process soon after, besides the delivery of new leads: giving leads by
 * the rules, mails about given leads, requests of persons about their data, recalls of mails about erased or corrected
 * leads.
 */
export const pendingWorks = ['rules', 'handovers', 'requests', 'recalls'] as const;
export type PendingWork = (typeof pendingWorks)[number];

/** The pending work of each kind. */
export type PendingWorks = Record<
  PendingWork,
  {
    waiting: number;
    /** Seconds since the oldest began to wait, for the rules since the lead came; 0 if none waits. */
    oldestSeconds: number;
  }
>;
