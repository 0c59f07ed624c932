import { expect, test } from 'vitest';
import { isInstalled } from './is-installed.ts';

test('finds programs by name and by path, and only existing ones', () => {
  expect(isInstalled('sh')).toBe(true);
  expect(isInstalled(process.execPath)).toBe(true);
  expect(isInstalled('no-such-program')).toBe(false);
  expect(isInstalled('/usr/bin/no-such-program')).toBe(false);
});
