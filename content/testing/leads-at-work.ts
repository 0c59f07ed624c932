import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll } from 'vitest';
import type { Lead, Staff } from '../payload-types.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { exampleLead } from './example-lead.ts';
import { goodPassword } from './password.ts';
import { openStaffUnderTest, type StaffUnderTest } from './staff-under-test.ts';

/** The moment some days from now. */
export const dayIn = (days: number): string => new Date(Date.now() + days * day).toISOString();

/**
 * Leads that staff work on, for the tests of the calling file.
 * @returns functions, and the staff, which are there once the tests run
 */
export const useLeadsAtWork = () => {
  const staff = {} as StaffUnderTest;
  beforeAll(async () => {
    Object.assign(staff, await openStaffUnderTest());
    await staff.fresh.payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
  }, 120_000);
  afterAll(() => staff.fresh.remove());

  const addLead = (more: Partial<Lead> = {}) =>
    staff.fresh.payload.create({ collection: 'leads', data: exampleLead({ language: 'hi', ...more }) });

  return {
    staff,
    addLead,
    read: (id: number) => staff.fresh.payload.findByID({ collection: 'leads', id, depth: 0 }),
    /** The lines of a log, oldest first: who, kind and text. */
    async readLog(id: number) {
      const { body } = await staff.ask('admin', 'GET', `/leads/${id}/work`);
      return (body.log as { kind: string; text: string; by: string }[])
        .map(({ kind, text, by }) => `${by} ${kind}: ${text}`)
        .toReversed();
    },
    /** Adds a lead of sales with a next step on a day. @returns its id */
    async plan(nextStepOn: string) {
      const { id } = await addLead();
      await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Call Asha', nextStepOn });
      return id;
    },
    async addColleague(name: string, more: Partial<Staff> = {}) {
      const { id } = await staff.fresh.payload.create({
        collection: 'staff',
        data: { name, email: `${name}@example.com`, password: goodPassword, role: 'sales', ...more },
      });
      return id;
    },
    deactivate: (id: number) =>
      staff.fresh.payload.update({ collection: 'staff', id, data: { deactivated: true } }),
  };
};
