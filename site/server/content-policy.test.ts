import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pointRules, pressRules } from '../rendering/speculation-rules.ts';
import { toContentPolicy } from './content-policy.ts';

const page = { styleHash: 'aGFzaA==', frameSources: [], humanCheck: null, isHttps: true };

const toHash = (rules: string) => createHash('sha256').update(rules).digest('base64');
const scripts = `script-src 'self' 'sha256-${toHash(pressRules)}' 'sha256-${toHash(pointRules)}'`;

test('allows no inline code except the CSS of the page and the speculation rules', () => {
  const policy = toContentPolicy(page);
  expect(policy).toMatch(/^default-src 'none'; script-src /);
  expect(policy).toContain(`${scripts};`);
  expect(policy).toContain("; style-src 'self' 'sha256-aGFzaA=='; ");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('allows frames only from the sources that a page names', () => {
  expect(toContentPolicy(page)).not.toContain('frame-src');
  const frameSources = ['https://maps.example', 'https://video.example'];
  expect(toContentPolicy({ ...page, frameSources })).toContain(
    'frame-src https://maps.example https://video.example;',
  );
});

test('upgrades requests only if the site itself uses https', () => {
  expect(toContentPolicy(page)).toContain('upgrade-insecure-requests');
  expect(toContentPolicy({ ...page, isHttps: false })).not.toContain('upgrade-insecure-requests');
});

test('has no hash for a page without inlined CSS', () => {
  expect(toContentPolicy({ ...page, styleHash: '' })).toContain("style-src 'self';");
});

test('allows pictures from the host that serves them', () => {
  expect(toContentPolicy({ ...page, mediaUrl: '/media' })).toContain("img-src 'self' data:;");
  expect(toContentPolicy({ ...page, mediaUrl: 'https://media.example/site' })).toContain(
    "img-src 'self' data: https://media.example;",
  );
});

test('allows the provider of the human check on pages that use it, and nothing more for the built-in check', () => {
  expect(toContentPolicy({ ...page, humanCheck: 'altcha' })).toBe(toContentPolicy(page));
  const policy = toContentPolicy({ ...page, humanCheck: 'turnstile' });
  expect(policy).toContain(`${scripts} https://challenges.cloudflare.com;`);
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
});
