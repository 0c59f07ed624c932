import { expect, test } from 'vitest';
import { toContentPolicy } from './content-policy.ts';

test('allows only scripts with the nonce of the page', () => {
  const policy = toContentPolicy('abc', false);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('forbids framing the studio', () => {
  expect(toContentPolicy('abc', true)).toContain("frame-ancestors 'none'");
});

test('allows frames of the same origin only', () => {
  expect(toContentPolicy('abc', false)).toContain("frame-src 'self';");
});
