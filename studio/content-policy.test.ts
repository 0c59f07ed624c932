import { expect, test } from 'vitest';
import { toContentPolicy } from './content-policy.ts';

test('lets only scripts with the nonce of the page run', () => {
  const policy = toContentPolicy('abc', false);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('lets nobody frame the studio', () => {
  expect(toContentPolicy('abc', true)).toContain("frame-ancestors 'none'");
});

test('shows in itself nothing but pages of its own origin', () => {
  expect(toContentPolicy('abc', false)).toContain("frame-src 'self';");
});
