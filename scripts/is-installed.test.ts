import { expect, test } from 'vitest';
import { isInstalled } from './is-installed.ts';

test('knows a program by its name and by its file, and none that is not there', () => {
  expect(isInstalled('sh')).toBe(true);
  expect(isInstalled(process.execPath)).toBe(true);
  expect(isInstalled('no-such-program')).toBe(false);
  expect(isInstalled('/usr/bin/no-such-program')).toBe(false);
});
