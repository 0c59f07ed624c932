import { day, hour, month } from '@ev-site/contract/spans-of-time.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCode } from '../accounts/second-factor/codes.ts';
import type { AuditLog } from '../payload-types.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { readPlans } from '../testing/read-plans.ts';
import { openStaffUnderTest, password, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { listScheduled } from '../timetable/list-scheduled.ts';
import { publishDue } from '../timetable/publish-due.ts';
import { type ScheduleCall, schedulePublication } from '../timetable/schedule-publication.ts';
import type { AuditAction } from './audit-actions.ts';
import { readOrigin } from './read-origin.ts';
import { recordAudit, sweepAudit } from './record-audit.ts';

let staff: StaffUnderTest;

beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const readLines = async (): Promise<AuditLog[]> =>
  (await staff.fresh.payload.find({ collection: 'audit-log', sort: 'id', pagination: false })).docs;

/** Returns the lines that the log gets while the work runs. */
const watch = async (work: () => Promise<unknown>): Promise<AuditLog[]> => {
  const before = (await readLines()).length;
  await work();
  return (await readLines()).slice(before);
};

const addLead = () =>
  staff.fresh.payload.create({
    collection: 'leads',
    data: exampleLead({ name: 'Secretly Curious', email: 'curious@example.com', message: 'When?' }),
  });

test('says who changed what, when, and from where', async () => {
  const began = Date.now();
  const made = await staff.ask('editor', 'POST', '/states', { name: 'Gujarat', code: 'GJ' });
  const { id } = made.body.doc as { id: number };
  const lines = await watch(async () => {
    await staff.ask('editor', 'PATCH', `/states/${id}`, { code: 'GU' });
    await staff.ask('admin', 'DELETE', `/states/${id}`);
  });
  expect(lines).toMatchObject([
    {
      who: 'editor',
      role: 'editor',
      action: 'changed',
      what: 'State “Gujarat”',
      details: 'Code',
      from: '203.0.113.7',
    },
    { who: 'admin', action: 'deleted', what: 'State “Gujarat”', device: 'Chrome on Android' },
  ]);
  expect(Date.parse(lines[0]?.at ?? '')).toBeGreaterThanOrEqual(began);
});

test('calls a draft of a published document a change, and says “unpublished” only when it leaves the site', async () => {
  const { body } = await staff.ask('editor', 'POST', '/questions', {
    question: 'How far?',
    answer: toRichText('110 km.'),
    shownOn: ['faqs'],
    _status: 'published',
  });
  const { id } = body.doc as { id: number };
  const lines = await watch(async () => {
    await staff.ask('editor', 'PATCH', `/questions/${id}?draft=true`, {
      question: 'How far is it?',
      _status: 'draft',
    });
    await staff.ask('editor', 'PATCH', `/questions/${id}?draft=true`, {
      question: 'How far now?',
      _status: 'draft',
    });
    await staff.ask('editor', 'PATCH', `/questions/${id}`, { _status: 'draft' });
    await staff.ask('editor', 'PATCH', `/questions/${id}`, { question: 'And now?', _status: 'draft' });
    await staff.ask('editor', 'PATCH', `/questions/${id}`, { _status: 'published' });
  });
  expect(lines.map(({ action }) => action)).toEqual([
    'changed',
    'changed',
    'unpublished',
    'changed',
    'published',
  ]);
});

test('says what went into the trash and came back, and whether it was published then', async () => {
  const { body } = await staff.ask('editor', 'POST', '/questions', {
    question: 'How old?',
    answer: toRichText('Ten years.'),
    _status: 'published',
  });
  const { id } = body.doc as { id: number };
  const change = (data: object) => staff.ask('editor', 'PATCH', `/questions/${id}?trash=true`, data);
  const deletedAt = new Date().toISOString();
  const lines = await watch(async () => {
    await change({ deletedAt });
    await change({ deletedAt: null, _status: 'draft' });
    await change({ deletedAt });
    await change({ deletedAt: null, _status: 'published' });
  });
  expect(lines.map(({ action, what, details }) => [action, what, details])).toEqual(
    ['trashed', 'untrashed', 'trashed', 'untrashed', 'published'].map((action) => [
      action,
      'Question “How old?”',
      '',
    ]),
  );
});

test('says which fields going back to a version changed, in whichever language, and names no others', async () => {
  const { body } = await staff.ask('editor', 'POST', '/questions', {
    question: 'How wide?',
    answer: toRichText('Two metres.'),
    shownOn: ['faqs'],
    _status: 'published',
  });
  const { id } = body.doc as { id: number };
  const change = (data: object) => staff.ask('editor', 'PATCH', `/questions/${id}?locale=hi`, data);
  await change({ question: 'कितना?', answer: toRichText('दो।') });
  const { docs: versions } = await staff.fresh.payload.findVersions({
    collection: 'questions',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  });
  const goBack = (query: string) =>
    staff.ask('editor', 'POST', `/questions/versions/${versions[0]?.id}${query}`);
  const lines = await watch(async () => {
    await change({ question: 'कितना चौड़ा?' });
    await goBack('');
    await change({ question: 'कितना चौड़ा है?' });
    await goBack('?draft=true&locale=hi');
    await goBack('?locale=gu');
  });
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['changed', 'Question'],
    ['changed', 'went back to a version: Question'],
    ['changed', 'Question'],
    ['changed', 'went back to a version: Question'],
    ['published', 'went back to a version'],
  ]);
});

test('logs a change that claims to be an automatic save', async () => {
  const { ids, fresh } = staff;
  const { payload } = fresh;
  await payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
  const dealer = await payload.create({
    collection: 'dealers',
    data: { name: 'Motors' } as never,
    draft: true,
  });
  const article = await payload.create({
    collection: 'blogs',
    data: { title: 'Charging' } as never,
    draft: true,
  });
  const lead = await addLead();
  const change = async (who: string, url: string, data: object, method = 'PATCH') => {
    const { status } = await staff.ask(who, method, url, data);
    expect([url, status]).toEqual([url, 200]);
  };
  const lines = await watch(async () => {
    await change('admin', `/staff/${ids.hr}?autosave=true`, { role: 'sales' });
    await change('admin', `/staff/${ids.hr}?draft=true&autosave=true`, { role: 'hr' });
    await change('editor', `/dealers/${dealer.id}?draft=true&autosave=true`, { name: 'Typed Motors' });
    const { tagline } = siteSettings;
    await change('admin', '/globals/site-settings?draft=true&autosave=true', { tagline }, 'POST');
    await change('sales', `/leads?where[id][equals]=${lead.id}&autosave=true`, { status: 'contacted' });
    const deletedAt = new Date().toISOString();
    await change('editor', `/blogs/${article.id}?autosave=true&trash=true`, { deletedAt });
  });
  await payload.delete({ collection: 'leads', id: lead.id });
  expect(lines.map(({ action, what }) => [action, what])).toEqual([
    ['changed', 'Member of staff “hr”'],
    ['roleChanged', 'Member of staff “hr”'],
    ['changed', 'Member of staff “hr”'],
    ['roleChanged', 'Member of staff “hr”'],
    ['changed', 'Dealer “Typed Motors”'],
    ['changed', 'Site Settings'],
    ['changed', `Lead ${lead.id}`],
    ['trashed', 'Article “Charging”'],
  ]);
});

test('does not log automatic saves of a draft', async () => {
  const { body } = await staff.ask('editor', 'POST', '/blogs?draft=true', { title: 'Ra' });
  const { id } = body.doc as { id: number };
  const lines = await watch(async () => {
    await staff.ask('editor', 'PATCH', `/blogs/${id}?draft=true&autosave=true`, { title: 'Range' });
    await staff.ask('editor', 'POST', '/globals/menus?draft=true&autosave=true', {});
  });
  expect(lines).toEqual([]);
  expect(await watch(() => staff.ask('editor', 'PATCH', `/blogs/${id}?draft=true`, {}))).toHaveLength(1);
});

test('says who scheduled what, who cancelled it, and what the timetable then did', async () => {
  const { payload } = staff.fresh;
  const { id } = await payload.create({
    collection: 'questions',
    data: { question: 'On time?', answer: toRichText('So.'), _status: 'draft' },
  });
  const { docs } = await payload.find({ collection: 'staff', where: { id: { equals: staff.ids.editor } } });
  const user = { ...docs[0], collection: 'staff' } as TypedUser;
  const call = async (more: ScheduleCall) =>
    schedulePublication(await createLocalReq({ user }, payload), more);
  const doc = { relationTo: 'questions', value: id };
  const year = new Date().getUTCFullYear() + 1;
  const at = (hours: number) => new Date(Date.UTC(year, 10, 28, 4, 30) + hours * hour);
  const quiet = { error: () => undefined };
  const lines = await watch(async () => {
    await call({ type: 'publish', date: at(0), doc, localeToPublish: 'en' });
    await call({ type: 'unpublish', date: at(1), doc });
    await call({ type: 'publish', date: at(2), doc });
    await call({
      deleteID: (await listScheduled(payload)).find((one) => one.at === at(2).toISOString())?.id,
    });
    await publishDue(payload, quiet, () => at(0).getTime());
    await publishDue(payload, quiet, () => at(1).getTime());
    await call({ type: 'publish', date: at(0), global: 'menus' });
    await call({ deleteID: (await listScheduled(payload))[0]?.id });
  });
  const what = 'Question “On time?”';
  const menus = 'Menus and footer';
  expect(lines.map(({ who, action, what: of, details }) => [who, action, of, details])).toEqual([
    ['editor', 'scheduled', what, `to go live in English on 28 Nov ${year}, 10:00 am`],
    ['editor', 'scheduled', what, `to be taken down on 28 Nov ${year}, 11:00 am`],
    ['editor', 'scheduled', what, `to go live on 28 Nov ${year}, 12:00 pm`],
    ['editor', 'unscheduled', what, `to go live on 28 Nov ${year}, 12:00 pm`],
    ['The timetable', 'published', what, 'scheduled by editor'],
    ['The timetable', 'unpublished', what, 'scheduled by editor'],
    ['editor', 'scheduled', menus, `to go live on 28 Nov ${year}, 10:00 am`],
    ['editor', 'unscheduled', menus, `to go live on 28 Nov ${year}, 10:00 am`],
  ]);
});

test('names a lead by its number, and holds no words of the lead', async () => {
  const lead = await addLead();
  const lines = await watch(async () => {
    await staff.ask('sales', 'PATCH', `/leads/${lead.id}`, {
      status: 'contacted',
      notes: 'Call Mrs Curious',
    });
    await staff.ask('sales', 'GET', '/leads/export?search=Curious');
    await staff.ask('sales', 'DELETE', `/leads/${lead.id}`);
  });
  expect(lines.map(({ action, what, details }) => [action, what, details])).toEqual([
    ['changed', `Lead ${lead.id}`, 'Status, Notes'],
    ['leadsExported', null, '1 lead as CSV'],
    ['deleted', `Lead ${lead.id}`, null],
  ]);
  expect(JSON.stringify(await readLines())).not.toMatch(/curious|98250/i);
});

test('names fields as the studio does, and leaves out fields that the code sets', async () => {
  const lead = await addLead();
  const lines = await watch(() =>
    staff.ask('sales', 'PATCH', `/leads/${lead.id}`, {
      nextStep: 'Call about the loan',
      nextStepOn: new Date(Date.now() + 3 * day).toISOString(),
      status: 'contacted',
    }),
  );
  expect(lines.map(({ details }) => details)).toEqual(['Status, Owner, Next Step, On']);
});

test('logs sign-ins, refusals and changes of accounts, and never a password', async () => {
  const { ids } = staff;
  const lines = await watch(async () => {
    await staff.signIn('hr', 'hr@example.com', 'a password of somebody');
    await staff.signIn('hr', 'a password of somebody', 'in the wrong field');
    await staff.signIn('hr', 'hr@example.com', password);
    await staff.ask('hr', 'POST', '/states', { name: 'X', code: 'X' });
    await staff.ask('admin', 'PATCH', `/staff/${ids.hr}`, { role: 'sales' });
    await staff.ask('admin', 'PATCH', `/staff/${ids.hr}`, { role: 'hr' });
    await staff.ask('hr', 'POST', '/staff/logout');
    await staff.signIn('hr', 'hr@example.com', password);
  });
  expect(lines.map(({ who, action, what, details }) => [who, action, what, details])).toEqual([
    ['hr', 'signInRefused', null, null],
    ['Nobody known', 'signInRefused', null, null],
    ['hr', 'signIn', null, null],
    ['hr', 'refused', 'POST /studio/api/states', null],
    ['admin', 'changed', 'Member of staff “hr”', 'Role'],
    ['admin', 'roleChanged', 'Member of staff “hr”', 'hr → sales'],
    ['admin', 'changed', 'Member of staff “hr”', 'Role'],
    ['admin', 'roleChanged', 'Member of staff “hr”', 'sales → hr'],
    ['hr', 'signOut', null, null],
    ['hr', 'signIn', null, null],
  ]);
  expect(JSON.stringify(await readLines())).not.toContain('a password of somebody');
});

test('logs links, passwords, second factors and ended sessions of accounts', async () => {
  const { ids } = staff;
  const own = { currentPassword: password };
  const lines = await watch(async () => {
    await staff.ask('admin', 'POST', `/staff/${ids.hr}/link`);
    const token = /reset\/([0-9a-f]{64})/.exec(staff.readMails('hr@example.com').at(-1) ?? '')?.[1];
    await staff.ask('nobody', 'POST', '/staff/reset-password', { token, password });
    await staff.signIn('hr', 'hr@example.com', password);
    await staff.ask('hr', 'PATCH', `/staff/${ids.hr}`, { ...own, password });
    const { body } = await staff.ask('hr', 'POST', '/staff/second-factor', own);
    const code = makeCode(String(body.secret));
    const confirmed = await staff.ask('hr', 'POST', '/staff/second-factor/confirm', { code });
    const [recoveryCode] = confirmed.body.recoveryCodes as string[];
    await staff.signIn('hr', 'hr@example.com', password, { code: recoveryCode });
    await staff.ask('admin', 'POST', `/staff/${ids.hr}/second-factor/drop`, own);
    await staff.ask('hr', 'DELETE', `/staff/${ids.hr}/sessions/others`);
  });
  const hr = 'Member of staff “hr”';
  expect(lines.map(({ who, action, what, details }) => [who, action, what, details])).toEqual([
    ['admin', 'linkSent', hr, ''],
    ['hr', 'passwordChosen', null, null],
    ['hr', 'signIn', null, null],
    ['hr', 'changed', hr, 'Password'],
    ['hr', 'changed', 'Own second factor', 'A new secret was shown; it counts once its first code comes.'],
    ['hr', 'secondFactorOn', null, null],
    ['hr', 'recoveryCodeUsed', null, null],
    ['hr', 'signIn', null, null],
    ['admin', 'secondFactorOff', hr, null],
    ['hr', 'sessionEnded', hr, '1 ended'],
  ]);
});

test('does not log what code does without a person', async () => {
  expect(await watch(addLead)).toEqual([]);
});

test.each(['admin', 'editor', 'sales', 'hr', 'nobody'])(
  '%s cannot change the audit log, and can read it only as an administrator',
  async (who) => {
    const [line] = await readLines();
    const read = await staff.ask(who, 'GET', '/audit-log');
    expect(read.status).toBe(who === 'admin' ? 200 : 403);
    expect((await staff.ask(who, 'POST', '/audit-log', { ...line, id: undefined })).status).toBe(403);
    expect((await staff.ask(who, 'PATCH', `/audit-log/${line?.id}`, { who: 'X' })).status).toBe(403);
    expect((await staff.ask(who, 'PATCH', '/audit-log?where[id][exists]=true', { who: 'X' })).status).toBe(
      403,
    );
    expect((await staff.ask(who, 'DELETE', `/audit-log/${line?.id}`)).status).toBe(403);
    expect((await staff.ask(who, 'DELETE', '/audit-log?where[id][exists]=true')).status).toBe(403);
    expect((await staff.ask(who, 'POST', `/audit-log/${line?.id}/duplicate`)).status).toBe(404);
    expect((await readLines())[0]).toEqual(line);
  },
);

test('code that bypasses access rules cannot change the audit log either', async () => {
  const { payload } = staff.fresh;
  const [line] = await readLines();
  const id = line?.id ?? 0;
  await expect(payload.delete({ collection: 'audit-log', id })).rejects.toThrow();
  await expect(
    payload.delete({ collection: 'audit-log', where: { id: { exists: true } } }),
  ).rejects.toThrow();
  await expect(payload.update({ collection: 'audit-log', id, data: { who: 'X' } })).rejects.toThrow();
  const { at, who, action } = line ?? {};
  await expect(
    payload.create({ collection: 'audit-log', data: { at, who, action } as never }),
  ).rejects.toThrow();
  expect((await readLines())[0]).toEqual(line);
});

test.each<[AuditAction, string]>([
  ['signInRefused', 'COVERING INDEX action_at_idx (action=? AND at>?)'],
  ['refused', 'COVERING INDEX action_staffId_at_idx (action=? AND staff_id=? AND at>?)'],
])('counts the lines of the action %s in the last hour by an index', async (action, index) => {
  const { payload } = staff.fresh;
  const person = { id: staff.ids.hr ?? 0 };
  const refuse = () => recordAudit({ payload, user: null, headers: new Headers() }, { action, person });
  const [counted] = await readPlans(payload, refuse, 'audit_log');
  expect(counted).toBe(`SEARCH audit_log USING ${index}`);
});

/** Adds as many refusals as the log stores in an hour. */
const fill = async (line: { action: AuditAction; who: string; staffId?: number }) => {
  const at = new Date().toISOString();
  for (let count = 0; count < 1000; count += 1)
    await staff.fresh.payload.db.create({ collection: 'audit-log', data: { at, ...line } });
};
const refuse = (who: string) => () => staff.ask(who, 'POST', '/states', { name: 'X', code: 'X' });

test('many wrong passwords are not all logged, and do not stop the logging of refusals to staff', async () => {
  await fill({ action: 'signInRefused', who: 'Nobody known' });
  expect(await watch(() => staff.signIn('nobody', 'hr@example.com', 'wrong again and again'))).toEqual([]);
  expect(await watch(() => staff.signIn('hr', 'hr@example.com', password))).toHaveLength(1);
  expect(await watch(refuse('hr'))).toMatchObject([{ who: 'hr', action: 'refused' }]);
});

test('many refusals of one member of staff do not stop the logging of refusals to others', async () => {
  await fill({ action: 'refused', who: 'hr', staffId: staff.ids.hr ?? 0 });
  expect(await watch(refuse('hr'))).toEqual([]);
  expect(await watch(refuse('sales'))).toMatchObject([{ who: 'sales', action: 'refused' }]);
});

test('the sweep deletes lines after their months, and no younger ones', async () => {
  const { payload } = staff.fresh;
  const all = (await readLines()).length;
  await sweepAudit(payload, 12, Date.now() + 11.9 * month);
  expect(await readLines()).toHaveLength(all);
  await sweepAudit(payload, 12, Date.now() + 12.1 * month);
  expect(await readLines()).toHaveLength(0);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 2001:db8::1', '2001:db8::1'],
  ['<script>', ''],
  [undefined, ''],
])('for the header X-Forwarded-For %j it stores %j', (given, kept) => {
  expect(readOrigin(new Headers(given ? { 'x-forwarded-for': given } : {})).from).toBe(kept);
});
