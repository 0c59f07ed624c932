import { expect, test } from 'vitest';
import { registry } from '../metrics/registry.ts';
import type { LeadForm } from './lead-form.ts';
import { measureLeads, toCheck } from './measure-leads.ts';

test.each([
  [{ rCaptcha: ['rCaptchaWrong'] }, 'human'],
  [{ form: ['honeypot'] }, 'guard'],
  [{ form: ['tooFast'] }, 'guard'],
  [{ resume: ['resumeActive'] }, 'resume'],
  [{ resume: ['resumeMissing'] }, 'fields'],
  [{ email: ['emailForm'], resume: ['resumeMissing'] }, 'fields'],
] as const)('%j counts as refused by the check “%s”', (codes, check) => {
  expect(toCheck(codes)).toBe(check);
});

test('counts forms by kind, outcome and check, without any personal data', async () => {
  const form = {
    kind: 'dealer',
    fields: { name: 'Asha Patel' },
    address: '203.0.113.9',
  } as unknown as LeadForm;
  const read = async () => {
    const lines = (await registry.metrics()).split('\n');
    return (start: string) =>
      Number(
        lines
          .find((line) => line.startsWith(start))
          ?.split(' ')
          .at(-1) ?? 0,
      );
  };
  const before = await read();
  await measureLeads(async () => ({ outcome: 'saved' }))(form);
  await measureLeads(async () => ({ outcome: 'refused', codes: { rCaptcha: ['rCaptchaWrong'] } }))(form);
  const after = await read();
  const saved = 'ev_leads_total{kind="dealer",outcome="saved",check=""}';
  const human = 'ev_leads_total{kind="dealer",outcome="refused",check="human"}';
  const timed = 'ev_lead_duration_seconds_count{kind="dealer"}';
  for (const line of [saved, human, timed]) expect(after(line) - before(line)).toBe(1);
  expect(await registry.metrics()).not.toMatch(/Asha|203\.0/);
});
