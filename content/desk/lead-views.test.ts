import { day, minute } from '@ev-site/contract/spans-of-time.ts';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { goodPassword } from '../testing/password.ts';
import { toWhere } from '../testing/to-where.ts';
import { startOfDay } from '../time/india-time.ts';
import { countViews } from './count-views.ts';
import { listLeadViews } from './lead-views.ts';

let fresh: FreshContent;
let [me, colleague] = [0, 0];

const now = Date.now();
const at = (time: number) => new Date(time).toISOString();
const today = startOfDay(new Date(now)).getTime();

const addLead = (name: string, more: object) =>
  fresh.payload.db.create({
    collection: 'leads',
    data: exampleLead({ name, createdAt: at(now - 3 * day), ...more }),
    returning: false,
  });

const addStaff = async (name: string) => {
  const data = {
    name,
    email: `${name}@example.com`,
    password: goodPassword,
    role: 'sales',
  } as const;
  return (await fresh.payload.create({ collection: 'staff', data })).id;
};

beforeAll(async () => {
  fresh = await openFreshContent();
  [me, colleague] = [await addStaff('me'), await addStaff('colleague')];
  await addLead('term over', { answerBy: at(now - minute), createdAt: at(now - 90 * minute) });
  await addLead('term to come', { answerBy: at(now + 10 * minute) });
  await addLead('no term, three days old', {});
  await addLead('no term, three days old, to be called tomorrow', { nextStepOn: at(today + day) });
  await addLead('no term, a day old', { createdAt: at(now - day) });
  await addLead('contacted', { status: 'contacted', answerBy: at(now - minute) });
  const planned = { status: 'contacted', owner: me };
  await addLead('step of yesterday', { ...planned, nextStepOn: at(today - 1) });
  await addLead('step of today', { ...planned, nextStepOn: at(today + day - 1) });
  await addLead('step of tomorrow', { ...planned, nextStepOn: at(today + day) });
  await addLead('step of a colleague', { ...planned, owner: colleague, nextStepOn: at(today) });
  await addLead('reached once', { status: 'contacted', owner: me });
  await addLead('reached once by a colleague', { status: 'contacted', owner: colleague });
  await addLead('bought', { status: 'won', owner: me });
  await addLead('new of mine', { owner: me, answerBy: at(now + day) });
}, 60_000);
afterAll(() => fresh.remove());

const readView = async (label: string) => {
  const user = { id: me, role: 'sales', collection: 'staff' } as unknown as TypedUser;
  const view = listLeadViews({ id: me, role: 'sales' }).find((one) => one.label === label);
  if (!view) throw new Error(`No view is called ${label}.`);
  const { docs } = await fresh.payload.find({
    collection: 'leads',
    where: toWhere(view.groups),
    sort: 'id',
    user,
    overrideAccess: false,
  });
  expect(await countViews(fresh.payload, user, [view])).toEqual([docs.length]);
  return docs.map(({ name }) => name);
};

test('new leads are overdue after their term, or after two days without a term and a plan, and steps after their day', async () => {
  const overdue = ['term over', 'no term, three days old', 'step of yesterday'];
  expect(await readView('Overdue')).toEqual(overdue);
  const { docs } = await fresh.payload.find({ collection: 'leads', sort: 'id', pagination: false });
  expect(docs.filter((lead) => lead.overdue).map(({ name }) => name)).toEqual(overdue);
});

test('a colleague’s own views show their steps up to today, their new leads and their leads without a plan', async () => {
  expect(await readView('My steps')).toEqual(['step of yesterday', 'step of today']);
  expect(await readView('My new leads')).toEqual(['new of mine']);
  expect(await readView('Mine, nothing planned')).toEqual(['reached once']);
});
