import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

const packaged = { path: '/packaged/chromium', environment: { FONTCONFIG_FILE: '/packaged/fonts.conf' } };
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** A packaged browser that does not run on this machine. */
const failToBring = async () => {
  throw new Error('made for another system');
};

beforeEach(() => vi.stubEnv('CHROMIUM_PATH', undefined));
afterEach(() => vi.unstubAllEnvs());

test('tests run in the packaged Chromium and its fonts, whatever the system has', async () => {
  expect(
    await findChromium(
      async () => packaged,
      () => true,
    ),
  ).toEqual(packaged);
});

test('where the packaged one does not run, one of the system does, without windows if there is one', async () => {
  for (const [files, path] of [
    [[whole, shell], shell],
    [[whole], whole],
  ] as const)
    expect(await findChromium(failToBring, (file) => files.some((one) => one === file))).toEqual({
      path,
      environment: {},
    });
});

test('with no browser at all, it is said what is wrong with the packaged one', async () => {
  await expect(findChromium(failToBring, () => false)).rejects.toThrow('made for another system');
});

test('CHROMIUM_PATH goes before all', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(await findChromium(async () => packaged)).toEqual({ path: '/opt/chromium', environment: {} });
});
