// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoutingTry } from './routing-try.tsx';

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({}));

const kinds = ['inquiry', 'testride'].map((value) => ({ value, label: value }));
const answer = vi.fn();
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('fetch', answer.mockReset());
  root = createRoot(document.body);
  await act(async () => root.render(<RoutingTry kinds={kinds} languages={[]} vehicles={[]} states={[]} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const toAnswer = () => Response.json({ rule: 'Big fleets', to: { kind: 'owner', name: 'Asha' }, passed: [] });
const press = () => act(async () => document.querySelector('button')?.click());
const choose = (kind: string) =>
  act(async () => {
    const list = document.querySelector('select');
    if (!list) throw new Error('There is no list of kinds.');
    list.value = kind;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
const said = () => document.querySelector('[role=status]')?.textContent;

test('an answer goes with the question it was given to', async () => {
  answer.mockImplementation(async () => toAnswer());
  await press();
  expect(said()).toBe('Rule “Big fleets”: to Asha.');
  await choose('testride');
  expect(said()).toBe('');
});

test('of a dealer it says of which leads he gets none', async () => {
  answer.mockImplementation(async () =>
    Response.json({ rule: 'Near', to: { kind: 'dealer', name: 'Naroda' }, passed: [] }),
  );
  await press();
  expect(said()).toBe(
    'Rule “Near”: to the dealer Naroda. If its form showed no notice that names dealers, no dealer gets it.',
  );
});

test('an answer that comes when another question is chosen is not taken for that of the other', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await press();
  await choose('testride');
  await act(async () => resolve(toAnswer()));
  expect(said()).toBe('');
});
