import { day } from '@ev-site/contract/spans-of-time.ts';
import { expect, test } from 'vitest';
import { useLeadsAtWork } from '../../testing/leads-at-work.ts';
import { refusedMailbox } from '../../testing/refused-mailbox.ts';
import { remindDue } from './remind-due.ts';

const { staff, addLead, read, plan, addColleague, deactivate } = useLeadsAtWork();
const log = { error: () => undefined };

test('mails one reminder to the owner at nine in India, by one of many processes, also one that starts later', async () => {
  const { payload } = staff.fresh;
  const noon = new Date(Date.now() + 20 * day).toISOString().slice(0, 10);
  const ids = [await plan(`${noon}T12:00:00.000Z`), await plan(`${noon}T12:00:00.000Z`)];
  const nine = Date.parse(`${noon}T03:30:00.000Z`);
  // Clears the reminders that other tests have planned.
  await remindDue(payload, log, () => nine - day);
  const before = staff.readMails('next steps are due').length;
  expect(await remindDue(payload, log, () => nine - 1)).toBe(0);
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => remindDue(payload, log, () => nine + 3_600_000)),
  );
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await remindDue(payload, log, () => nine + day)).toBe(0);
  const mails = staff.readMails('2 next steps are due');
  expect([before, mails.length]).toEqual([0, 1]);
  const [mail] = mails;
  expect(mail).toContain('To: sales@example.com');
  expect(mail).toContain('You have planned a next step for:');
  for (const id of ids) expect(mail).toContain(`/leads/${id}`);
  expect(mail).not.toContain('Asha');
});

test('sends a failed reminder later, and reminds of a moved step on its new day', async () => {
  const { payload } = staff.fresh;
  const noon = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
  const id = await plan(`${noon}T12:00:00.000Z`);
  const nine = Date.parse(`${noon}T03:30:00.000Z`);
  const { sendEmail } = payload;
  const tried: unknown[] = [];
  payload.sendEmail = async ({ messageId, ...mail }) => {
    tried.push(messageId);
    if (tried.length === 1) throw new Error('no mail server');
    return sendEmail({ messageId, ...mail });
  };
  expect(await remindDue(payload, log, () => nine)).toBe(0);
  expect(await remindDue(payload, log, () => nine + 60_000)).toBe(0);
  expect(await remindDue(payload, log, () => nine + 6 * 60_000)).toBe(1);
  await staff.ask('sales', 'PATCH', `/leads/${id}`, {
    nextStepOn: new Date(Date.parse(`${noon}T12:00:00.000Z`) + day).toISOString(),
  });
  expect(await remindDue(payload, log, () => nine + 60 * 60_000)).toBe(0);
  expect(await remindDue(payload, log, () => nine + day)).toBe(1);
  payload.sendEmail = sendEmail;
  // A mailbox that did get the first mail recognises the second as the same one, but not the mail for another day.
  const [first, again, moved] = tried;
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f]{32}$/));
  expect([again === first, moved === first, tried.length]).toEqual([true, false, 3]);
});

test('a reminder of a lead that its owner may no longer open goes to the superior, and reminders of other leads to the owner', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('head');
  const owner = await addColleague('moved', { superior });
  const time = Date.now() + 90 * day;
  await remindDue(payload, log, () => time);
  const remindAt = new Date(time).toISOString();
  const [enquiry, application] = [
    await addLead({ owner, remindAt }),
    await addLead({ kind: 'application', remindAt }),
  ];
  await payload.update({ collection: 'staff', id: owner, data: { role: 'hr' } });
  await payload.update({ collection: 'leads', id: application.id, data: { owner } });
  expect(await remindDue(payload, log, () => time + 1000)).toBe(2);
  const [toHead, ...more] = staff.readMails(`/leads/${enquiry.id}`);
  expect(toHead).toContain('To: head@example.com');
  expect(toHead).toContain('moved, who may not open them any more, had planned');
  expect(more).toEqual([]);
  const [own] = staff.readMails(`/leads/${application.id}`);
  expect(own).toContain('To: moved@example.com');
  expect(own).not.toContain(`/leads/${enquiry.id}`);

  // It does not go to a superior who no longer works leads either.
  await payload.update({ collection: 'staff', id: superior, data: { role: 'editor' } });
  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
  await payload.db.updateOne({ collection: 'leads', id: enquiry.id, data: { remindAt }, returning: false });
  expect(await remindDue(payload, log, () => time + 1000)).toBe(1);
  expect(staff.readMails(`/leads/${enquiry.id}`).join()).toContain('To: desk@example.com');
  const readWork = async () => (await staff.ask('sales', 'GET', `/leads/${enquiry.id}/work`)).body;
  expect(await readWork()).toMatchObject({ isLateTold: true });
  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: null } });
  expect(await readWork()).toMatchObject({ isLateTold: false });
});

test('a reminder for a colleague on leave goes to the superior, or to the colleague if there is none', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('stays');
  const time = Date.now() + 70 * day;
  await remindDue(payload, log, () => time);
  const onLeave = { awayUntil: new Date(time + day).toISOString() };
  const [owner, alone] = [
    await addColleague('away', { ...onLeave, superior }),
    await addColleague('alone', onLeave),
  ];
  const remindAt = new Date(time).toISOString();
  const leads = [await addLead({ owner, remindAt }), await addLead({ owner: alone, remindAt })];
  expect(await remindDue(payload, log, () => time + 1000)).toBe(2);
  const [toSuperior, toAlone] = leads.map(({ id }) => staff.readMails(`/leads/${id}`).join());
  expect(toSuperior).toContain('To: stays@example.com');
  expect(toSuperior).toContain('away, who is on leave, had planned');
  expect(toAlone).toContain('To: alone@example.com');
  // After his leave he is reminded himself.
  const later = time + 3 * day;
  const { id } = await addLead({ owner, remindAt: new Date(later).toISOString() });
  expect(await remindDue(payload, log, () => later + 1000)).toBe(1);
  expect(staff.readMails(`/leads/${id}`).join()).toContain('To: away@example.com');
});

test('a reminder for a deactivated colleague goes to the superior, else to the address for late leads, else into the log once', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('superior');
  const owner = await addColleague('left', { superior });
  const time = Date.now() + 60 * day;
  await remindDue(payload, log, () => time);
  const planFor = async () => {
    const lead = await addLead();
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: { owner, remindAt: new Date(time).toISOString() },
    });
    return lead.id;
  };
  const faults: string[] = [];
  const remind = () =>
    remindDue(payload, { error: (_details, message) => faults.push(message) }, () => time + 1000);
  const readTold = (id: number) =>
    staff.readMails(`/leads/${id}`).map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1]);

  await deactivate(owner);
  const first = await planFor();
  expect(await remind()).toBe(1);
  expect(readTold(first)).toEqual(['superior@example.com']);
  const [mail] = staff.readMails(`/leads/${first}`);
  expect(mail).toContain('Good morning superior,');
  expect(mail).toContain('left, who has left');

  await deactivate(superior);
  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
  const second = await planFor();
  expect(await remind()).toBe(1);
  expect(readTold(second)).toEqual(['desk@example.com']);
  expect(faults).toEqual([]);

  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: null } });
  const third = await planFor();
  expect([await remind(), await remind()]).toEqual([0, 0]);
  expect(faults).toEqual(['a reminder has nobody to go to']);
  expect(readTold(third)).toEqual([]);
  expect((await read(third)).remindAt).toBeNull();
});

test('a reminder for a mailbox that refuses mail goes to the superior once, and is not retried forever', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('above');
  const owner = await addColleague('full', { superior });
  const time = Date.now() + 80 * day;
  await remindDue(payload, log, () => time);
  const { id } = await addLead({ owner, remindAt: new Date(time).toISOString() });
  const { sendEmail } = payload;
  const refusing = new Set(['full@example.com']);
  payload.sendEmail = async (mail) => {
    if (refusing.has(String(mail.to))) throw refusedMailbox();
    return sendEmail(mail);
  };
  const faults: string[] = [];
  const remind = (at: number) =>
    remindDue(payload, { error: (_details, message) => faults.push(message) }, () => at);
  try {
    expect([await remind(time + 1000), await remind(time + day)]).toEqual([1, 0]);
    const [mail] = staff.readMails(`/leads/${id}`);
    expect(mail).toContain('To: above@example.com');
    expect(mail).toContain('full, whose mailbox refuses mail, had planned');
    expect(faults).toEqual([]);

    // All of them refuse, as a broken mail server does.
    refusing.add('above@example.com');
    const begin = time + 2 * day;
    const planned = {
      owner,
      remindAt: new Date(begin).toISOString(),
      nextStepOn: new Date(begin).toISOString(),
    };
    const next = await addLead(planned);
    expect([await remind(begin), await remind(begin + 50 * 60_000)]).toEqual([0, 0]);
    expect(faults).toEqual(['a reminder was refused by every mailbox']);
    refusing.delete('full@example.com');
    expect(await remind(begin + 61 * 60_000)).toBe(1);
    expect(staff.readMails(`/leads/${next.id}`).join()).toContain('To: full@example.com');

    refusing.add('full@example.com');
    const last = await addLead(planned);
    await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
    expect(await remind(begin)).toBe(1);
    expect(staff.readMails(`/leads/${last.id}`).join()).toContain('To: desk@example.com');

    refusing.add('desk@example.com');
    const lost = await addLead(planned);
    expect([await remind(begin), await remind(begin + 2 * day), await remind(begin + 3 * day)]).toEqual([
      0, 0, 0,
    ]);
    expect((await read(lost.id)).remindAt).toBeNull();
  } finally {
    payload.sendEmail = sendEmail;
  }
});

test('a reminder of leads without an owner goes to the address for late leads, else into the log once', async () => {
  const { payload } = staff.fresh;
  const time = Date.now() + 70 * day;
  const faults: unknown[] = [];
  const logged = { error: (_details: object, message: string) => faults.push(message) };
  const remind = () => remindDue(payload, logged, () => time + 1000);
  await remind();
  faults.length = 0;
  const planForNobody = async () => {
    const { id } = await addLead({ remindAt: new Date(time).toISOString() });
    return id;
  };

  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
  const both = [await planForNobody(), await planForNobody()];
  expect(await remind()).toBe(1);
  const [mail, ...others] = staff.readMails(`/leads/${both[0]}`);
  expect(others).toEqual([]);
  for (const said of [
    'To: desk@example.com',
    'Good morning,',
    'A colleague had planned',
    'have no owner now. Please choose one',
    `/leads/${both[1]}`,
  ])
    expect(mail).toContain(said);

  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: null } });
  const third = await planForNobody();
  expect([await remind(), await remind()]).toEqual([0, 0]);
  expect(faults).toEqual(['a reminder has nobody to go to']);
  expect((await read(third)).remindAt).toBeNull();
});
