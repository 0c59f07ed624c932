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

test('uses the packaged Chromium with its fonts, even if the system has one', async () => {
  expect(
    await findChromium(
      async () => packaged,
      () => true,
    ),
  ).toEqual(packaged);
});

test('uses the system’s Chromium if the packaged one does not run, and prefers the headless shell', async () => {
  for (const [files, path] of [
    [[whole, shell], shell],
    [[whole], whole],
  ] as const)
    expect(await findChromium(failToBring, (file) => files.some((one) => one === file))).toEqual({
      path,
      environment: {},
    });
});

test('reports why the packaged Chromium does not run when the system has none', async () => {
  await expect(findChromium(failToBring, () => false)).rejects.toThrow('made for another system');
});

test('CHROMIUM_PATH takes precedence', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(await findChromium(async () => packaged)).toEqual({ path: '/opt/chromium', environment: {} });
});
