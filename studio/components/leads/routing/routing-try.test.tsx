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

test('shows the answer of a try until the choices change', async () => {
  answer.mockImplementation(async () => toAnswer());
  await press();
  expect(said()).toBe('Rule “Big fleets”: to Asha.');
  await choose('testride');
  expect(said()).toBe('');
});

test('for a dealer, says which leads he does not get', async () => {
  answer.mockImplementation(async () =>
    Response.json({ rule: 'Near', to: { kind: 'dealer', name: 'Naroda' }, passed: [] }),
  );
  await press();
  expect(said()).toBe(
    'Rule “Near”: to the dealer Naroda. If its form showed no notice that names dealers, no dealer gets it.',
  );
});

test('ignores an answer that arrives after the choices have changed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await press();
  await choose('testride');
  await act(async () => resolve(toAnswer()));
  expect(said()).toBe('');
});
