/** The shell commands in docs/api.md do what the document says. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { BASE_URL } from '../support/product/product-under-test.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const [, section = ''] = document.split('### From the choices to a lead\n');
const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```\n([\s\S]+?)```/g)].map(
  ([, block]) => block,
);

/** The rows shown behind a call as its answer. Those of get-ride-days differ each day. */
const listRows = (lines: string): string[] =>
  [...lines.matchAll(/ # … (\{.+\}) …$/gm)].flatMap(([, row = '']) => row);

test('the commands of "From the choices to a lead" in docs/api.md run as printed, and give the answers shown there', async () => {
  const lines = blocks.join('').replace('https://ev.example', BASE_URL);
  expect(lines).toContain(`S=${BASE_URL}/api\n`);
  const { stdout } = await promisify(execFile)('bash', ['-c', lines]);
  const rows = listRows(lines);
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(stdout).toContain(row);
  const taken = /"title":"Success","message":"Your (?:Data|Test Ride Request is) Saved Successfully"/g;
  expect(stdout.match(taken)).toHaveLength(2);
});
