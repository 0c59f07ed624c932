import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteSettings } from '../../seed/data/site-settings.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../../testing/staff-under-test.ts';

let staff: StaffUnderTest;
const url = '/globals/site-settings';

const readStatus = async () => (await staff.fresh.payload.findGlobal({ slug: 'site-settings' })).domainStatus;

beforeAll(async () => {
  staff = await openStaffUnderTest();
  await staff.fresh.payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
}, 120_000);
afterAll(() => staff.fresh.remove());

test.each(['admin', 'editor'])(
  '%s can pause the forms only after confirming a sentence about what visitors see',
  async (who) => {
    for (const confirmDomainStatus of [undefined, 'live', 'preview', true]) {
      const data = { domainStatus: 'maintenance', confirmDomainStatus };
      const refused = await staff.ask(who, 'POST', url, data);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain('Visitors find no form for enquiries and applications');
      expect(await readStatus()).toBe('live');
    }
    const sure = { domainStatus: 'maintenance', confirmDomainStatus: 'maintenance' };
    expect((await staff.ask(who, 'POST', url, sure)).status).toBe(200);
    expect(await readStatus()).toBe('maintenance');
    // A confirmation counts once: the next change asks again.
    expect((await staff.ask(who, 'POST', url, { domainStatus: 'live' })).status).toBe(400);
    const back = { domainStatus: 'live', confirmDomainStatus: 'live' };
    expect((await staff.ask(who, 'POST', url, back)).status).toBe(200);
  },
);

test.each(['sales', 'hr', 'nobody'])('%s cannot change the state of the site', async (who) => {
  const sure = { domainStatus: 'maintenance', confirmDomainStatus: 'maintenance' };
  expect((await staff.ask(who, 'POST', url, sure)).status).toBe(403);
  expect(await readStatus()).toBe('live');
});

test('a save that keeps the state needs no confirmation', async () => {
  expect((await staff.ask('editor', 'POST', url, { brand: 'Pathika', domainStatus: 'live' })).status).toBe(
    200,
  );
});
