import { expect, test } from 'vitest';
import { createRequestIds } from './request-id.ts';

const given = (id: string) => ({ headers: { 'x-request-id': id } });

test('a trusted proxy’s id is taken over', () => {
  expect(createRequestIds(true)(given('edge-0001'))).toBe('edge-0001');
});

test.each(['short', 'x'.repeat(65), 'line\nbreak1', '{"json":"injected"}'])('%j is replaced', (id) => {
  expect(createRequestIds(true)(given(id))).toMatch(/^[0-9a-f-]{36}$/);
});

test('nobody’s id is taken over without a trusted proxy', () => {
  expect(createRequestIds(false)(given('edge-0001'))).not.toBe('edge-0001');
});
