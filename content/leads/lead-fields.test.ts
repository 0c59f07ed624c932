import type { TextField } from 'payload';
import { expect, test } from 'vitest';
import { resumeFields } from './lead-fields.ts';

test.each([
  ['clean', 'Clean'],
  ['infected', 'Infected'],
  ['notScanned', 'Not scanned: no scanner is set up, or it gave no answer'],
  [undefined, undefined],
])('staff read the result “%s” of the virus scan in words', (resumeScan, words) => {
  const field = resumeFields.find((one) => 'name' in one && one.name === 'virusScan') as TextField;
  const [read] = field.hooks?.afterRead ?? [];
  expect(read?.({ siblingData: { resumeScan } } as never)).toBe(words);
});
