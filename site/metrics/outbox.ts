import { Counter } from '@prometheus-io/client';
import { registry } from './registry.ts';

/** The services that deliver leads. Each can be down independently of the other. */
export const services = ['mail', 'webhook'] as const;
export type Service = (typeof services)[number];

const sends = new Counter({
  name: 'ev_outbox_sends_total',
  help: 'Tries to deliver a lead by mail or webhook; a lead with two mails is one try.',
  labelNames: ['service', 'outcome'] as const,
  registers: [registry],
});

const givenUp = new Counter({
  name: 'ev_outbox_given_up_total',
  help: 'Leads that could not be delivered for a day and are left to staff, by what failed.',
  labelNames: ['service'] as const,
  registers: [registry],
});

for (const service of services) {
  for (const outcome of ['done', 'failed']) sends.inc({ service, outcome }, 0);
  givenUp.inc({ service }, 0);
}

/** Counts a try. */
export const countSend = (service: Service, outcome: 'done' | 'failed'): void =>
  sends.inc({ service, outcome });

/** Counts a lead that is left to staff. */
export const countGivenUp = (service: Service): void => givenUp.inc({ service });
