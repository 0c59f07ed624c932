import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pointRules, pressRules } from '../rendering/speculation-rules.ts';
import { toContentPolicy } from './content-policy.ts';

const page = { styleHash: 'aGFzaA==', frameSources: [], humanCheck: null, isHttps: true };

const toHash = (rules: string) => createHash('sha256').update(rules).digest('base64');
const scripts = `script-src 'self' 'sha256-${toHash(pressRules)}' 'sha256-${toHash(pointRules)}'`;

test('nothing inline runs: only the page’s own CSS and the rules for fetching ahead are allowed inline', () => {
  const policy = toContentPolicy(page);
  expect(policy).toMatch(/^default-src 'none'; script-src /);
  expect(policy).toContain(`${scripts};`);
  expect(policy).toContain("; style-src 'self' 'sha256-aGFzaA=='; ");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('frames are allowed only from where a page asks for them', () => {
  expect(toContentPolicy(page)).not.toContain('frame-src');
  const frameSources = ['https://maps.example', 'https://video.example'];
  expect(toContentPolicy({ ...page, frameSources })).toContain(
    'frame-src https://maps.example https://video.example;',
  );
});

test('requests are upgraded only where the site itself is on https', () => {
  expect(toContentPolicy(page)).toContain('upgrade-insecure-requests');
  expect(toContentPolicy({ ...page, isHttps: false })).not.toContain('upgrade-insecure-requests');
});

test('a page without inlined CSS has no hash', () => {
  expect(toContentPolicy({ ...page, styleHash: '' })).toContain("style-src 'self';");
});

test('pictures may come from the host that serves them', () => {
  expect(toContentPolicy({ ...page, mediaUrl: '/media' })).toContain("img-src 'self' data:;");
  expect(toContentPolicy({ ...page, mediaUrl: 'https://media.example/site' })).toContain(
    "img-src 'self' data: https://media.example;",
  );
});

test("lets in the human check's provider on pages that ask for it, and nothing for the built-in one", () => {
  expect(toContentPolicy({ ...page, humanCheck: 'altcha' })).toBe(toContentPolicy(page));
  const policy = toContentPolicy({ ...page, humanCheck: 'turnstile' });
  expect(policy).toContain(`${scripts} https://challenges.cloudflare.com;`);
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
});
