import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const record = { en: { x: [1] } };
const lists = [[['x']]];

/** The refusal for a field that cannot hold the value. */
const cannotHold = (name: string) => ({
  errors: [{ message: `The value for “${name}” does not fit this field.` }],
});

const create = async (data: object) => {
  const { status, body } = await staff.ask('editor', 'POST', '/blogs?draft=true', data);
  expect(status).toBe(201);
  return `/blogs/${(body.doc as { id: number }).id}`;
};

test.each([
  ['_status', record],
  ['title', record],
  ['title', lists],
  ['description', record],
  ['publishedAt', 'soon'],
  ['publishedAt', true],
  ['publishedAt', record],
  ['publishedAt', [2026]],
  ['picture', 'x'],
  ['picture', 1e308],
  ['picture', [1]],
] as const)('refuses a draft whose %s is %j and stores nothing of it', async (name, value) => {
  const path = await create({ title: 'As it was' });
  const refused = await staff.ask('editor', 'PATCH', `${path}?draft=true`, { [name]: value });
  expect([refused.status, refused.body]).toEqual([400, cannotHold(name)]);
  expect((await staff.ask('editor', 'GET', `${path}?draft=true`)).body.title).toBe('As it was');
});

test.each([
  ['editor', '/products?draft=true', { kind: record }, 'kind'],
  ['editor', '/products?draft=true', { kind: 'rocket' }, 'kind'],
  ['editor', '/blogs?draft=true', { title: 'A', isSample: 'maybe' }, 'isSample'],
  ['editor', '/products?draft=true', { figures: 1e308 }, 'figures'],
  ['editor', '/products?draft=true', { figures: [{ key: 'a', unit: record }] }, 'figures.unit'],
  ['editor', '/products?draft=true', { price: { asOf: 'x' } }, 'price.asOf'],
  ['editor', '/dealers?draft=true', { vehicles: ['x'] }, 'vehicles'],
  ['editor', '/dealers?draft=true', { services: [[]] }, 'services'],
  ['editor', '/certificates', { title: 'A', text: record }, 'text'],
  ['admin', '/reply-templates', { for: record }, 'for'],
  ['admin', '/staff', { name: 'A', role: 'sales', email: 1e308 }, 'email'],
  ['admin', '/staff', { name: 'A', role: 'sales', email: ['a@example.com'] }, 'email'],
  ['admin', '/globals/answer-times', { hours: { dealer: true } }, 'hours.dealer'],
  ['editor', '/globals/home-page?draft=true', { introduction: { text: record } }, 'introduction.text'],
] as const)('tells %s who sends %s %j which field cannot hold the value', async (who, path, data, name) => {
  const refused = await staff.ask(who, 'POST', path, data);
  expect([refused.status, refused.body]).toEqual([400, cannotHold(name)]);
});

const text = { type: 'text', text: 'x' };
const asText = (...children: unknown[]) => ({ root: { type: 'root', children } });

test.each([
  [{ root: 'x' }],
  [{ root: null }],
  [asText(null)],
  [asText('x')],
  [asText({ type: 'paragraph', children: 'x' })],
  [asText({ type: 'paragraph', children: { length: 1 } })],
  [asText({ type: 'paragraph', children: [7] })],
  [asText({ type: 'text', text: 7 })],
  [asText({ type: 'text' })],
  [asText({ type: 'link', children: [text] })],
  [asText({ type: 'link', fields: { url: record }, children: [text] })],
])('refuses formatted text that no page could show, in drafts too: %j', async (body) => {
  const path = await create({ title: 'As it was', body: asText(text) });
  for (const query of ['?draft=true', '']) {
    const refused = await staff.ask('editor', 'PATCH', `${path}${query}`, { body });
    expect([refused.status, refused.body]).toEqual([400, cannotHold('body')]);
  }
});

test('accepts formatted text as the editor makes it', async () => {
  const link = { type: 'link', fields: { linkType: 'custom', url: null }, children: [text] };
  const nodes = [{ type: 'linebreak' }, { type: 'tab', text: '\t' }, link, { type: 'quote', children: [] }];
  await create({ title: 'A', body: asText({ type: 'paragraph', children: nodes }) });
});

test('accepts the values that the studio and programs send: numbers for texts, ids for records, empty lists', async () => {
  const path = await create({ title: 7, publishedAt: '2026-01-02', picture: '' });
  const more = { publishedAt: null, picture: null, description: 'x' };
  expect((await staff.ask('editor', 'PATCH', `${path}?draft=true`, more)).status).toBe(200);
  const data = { name: 'Goa', code: 'GA' };
  const { id: state } = await staff.fresh.payload.create({ collection: 'states', data });
  for (const sent of [
    { state },
    { state: String(state) },
    { state: { id: state } },
    { hours: 0, vehicles: [] },
  ])
    expect((await staff.ask('editor', 'POST', '/dealers?draft=true', sent)).body).toMatchObject({ doc: {} });
});

test('tells an anonymous caller nothing about fields', async () => {
  for (const path of ['/blogs', '/staff', '/globals/home-page'])
    expect((await staff.ask('nobody', 'POST', path, { title: record, email: record })).status).toBe(403);
});

const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const quotes = (depth: number) =>
  `${'{"type":"quote","children":['.repeat(depth)}{"type":"text","text":"x"}${']}'.repeat(depth)}`;
const toBody = (depth: number) => `{"body":{"root":{"type":"root","children":[${quotes(depth)}]}}}`;

const send = (type: string, path: string, body: string) =>
  handleEndpoints({
    config: staff.fresh.payload.config,
    request: new Request(`http://localhost:3000/studio/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    }),
  });

test('refuses deeply nested bodies with a sentence, also for an anonymous caller', async () => {
  const sentence = 'The request is nested too deep. The limit is 200 levels.';
  const { body: made } = await staff.ask('editor', 'POST', '/blogs?draft=true', JSON.parse(toBody(40)));
  expect(made).toMatchObject({ doc: { body: { root: { type: 'root' } } } });
  const path = await create({ title: 'As it was' });
  for (const depth of [150, 2000, 20_000]) {
    const json = await send('application/json', '/staff/login', nest(depth * 2));
    expect([json.status, await json.json()]).toEqual([400, { errors: [{ message: sentence }] }]);
    const form = new FormData();
    form.set('_payload', toBody(depth));
    const refused = await staff.ask('editor', 'PATCH', `${path}?draft=true`, form);
    expect([refused.status, refused.body]).toEqual([400, { errors: [{ message: sentence }] }]);
  }
});

test('refuses the character NUL, which PostgreSQL cannot store in a text', async () => {
  const { status, body } = await staff.ask('editor', 'POST', '/blogs?draft=true', { title: 'a\0b' });
  expect([status, body]).toEqual([
    400,
    { errors: [{ message: 'A text contains a character that the studio cannot store (NUL).' }] },
  ]);
});
