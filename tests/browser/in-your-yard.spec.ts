/** A vehicle in the visitor's own yard: through WebXR, and as the file that iPhones open. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { emulateYard, lookDown, refuse, seeYard, tap } from '../support/browser/emulated-yard.ts';
import { expect, test } from '../support/browser/watched-page.ts';

/** Size of Major in metres, from the specification. */
const major = { length: 3.4, width: 1.46, height: 1.8 };

// The size of a phone. One test after the other, because the processor draws in three dimensions here.
test.use({ viewport: { width: 360, height: 640 } });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const link = (page: Page) => page.getByRole('link', { name: 'See it from all sides' }).first();
const stand = (page: Page) => page.getByRole('button', { name: 'See it in your yard' });

const openSolid = async (page: Page) => {
  await page.goto('/productmajor');
  await link(page).scrollIntoViewIfNeeded();
  await expect(
    page
      .locator('section[data-ready]')
      .filter({ has: link(page) })
      .first(),
  ).toBeVisible();
  await link(page).click();
  await page.getByRole('button', { name: /Show it in 3D/ }).click();
  await expect(page.getByRole('dialog')).toContainText('3.40 m long', { timeout: 60_000 });
};
const watchScripts = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/in-yard|make-usdz/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

// turntable.spec.ts tests a device without augmented reality, where the button is missing.
test('WebXR: the vehicle is placed in its real size at a tap, can be turned and placed again; the view can be left, refused and opened again, and ends with its window', async ({
  page,
}) => {
  await emulateYard(page);
  const asked = watchScripts(page);
  await openSolid(page);
  await expect(stand(page)).toBeVisible();
  expect(asked, 'asked for before the tap').toEqual([]);
  await stand(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Point the camera at the ground')).toBeVisible();
  expect(asked).toHaveLength(1);
  // A tap that does not hit the ground does nothing.
  await tap(page);
  await lookDown(page, 20);
  await expect(page.getByText('Tap to place it')).toBeVisible();
  await tap(page);
  const told = page.getByRole('status').filter({ hasText: 'Drag sideways' });
  await expect(told).toBeVisible();
  const figures = [...(await told.innerText()).matchAll(/(\d\.\d\d) m/g)].map(([, metres]) => Number(metres));
  for (const [index, metres] of Object.values(major).entries())
    expect(Math.abs((figures[index] ?? 0) / metres - 1)).toBeLessThan(0.01);
  const before = await seeYard(page);
  await page.getByRole('button', { name: 'Turn a little to the left' }).last().click();
  await expect.poll(async () => (await seeYard(page)).equals(before)).toBe(false);
  await page.getByRole('button', { name: 'Place it elsewhere' }).click();
  await lookDown(page, 20);
  await expect(page.getByText('Tap to place it')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the yard' }).click();
  await expect(stand(page)).toBeFocused();
  // The window is as before, and still shows the measures.
  await expect(page.getByRole('dialog')).toContainText('3.40 m long, 1.46 m wide, 1.80 m high.');
  expect(await listViolations(page, { within: 'dialog[open]' })).toEqual([]);

  await lookDown(page, 0);
  const allow = await refuse(page);
  await stand(page).click();
  await expect(page.getByRole('alert')).toContainText('The camera view did not open');
  await expect(stand(page)).toBeEnabled();

  await allow();
  await stand(page).click();
  await expect(page.getByText('Point the camera at the ground')).toBeVisible();
  await page.evaluate(() => document.querySelector('dialog[open]')?.dispatchEvent(new Event('close')));
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'device').activeSession === undefined)).toBe(true);
});

/** A file that is stored uncompressed in a ZIP archive. */
interface Stored {
  name: string;
  method: number;
  begin: number;
  text: string;
}

const readStored = (zip: Buffer): Stored[] => {
  const found: Stored[] = [];
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const nameLength = zip.readUInt16LE(at + 26);
    const begin = at + 30 + nameLength + zip.readUInt16LE(at + 28);
    const end = begin + zip.readUInt32LE(at + 18);
    found.push({
      name: zip.toString('utf8', at + 30, at + 30 + nameLength),
      method: zip.readUInt16LE(at + 8),
      begin,
      text: zip.toString('utf8', begin, end),
    });
    at = end;
  }
  return found;
};

// yard-view.dom.test.tsx tests a file that cannot be made.
test('Quick Look: a tap makes a USDZ file with the real size in metres', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token);
    };
  });
  const asked = watchScripts(page);
  await openSolid(page);
  await expect(stand(page)).toBeVisible();
  expect(asked, 'asked for before the tap').toEqual([]);
  // This browser downloads the file where Safari would open it.
  const coming = page.waitForEvent('download');
  await stand(page).click();
  const files = readStored(readFileSync(await (await coming).path()));
  const opener = page.getByRole('link', { name: 'See it in your yard' });
  await expect(opener).toHaveAttribute('rel', 'ar');
  expect(await opener.evaluate(({ firstElementChild }) => firstElementChild?.tagName)).toBe('PICTURE');

  expect(files[0]?.name).toMatch(/\.usda$/);
  expect(files[0]?.text).toMatch(/metersPerUnit = 1\n\s+upAxis = "Y"/);
  expect(files.map(({ method }) => method).every((method) => method === 0)).toBe(true);
  expect(files.map(({ begin }) => begin % 64).every((rest) => rest === 0)).toBe(true);

  // Each mesh has the model's matrix before its points.
  const root = files[0]?.text ?? '';
  const matrices = [...root.matchAll(/matrix4d xformOp:transform = \( (.*) \)/g)].map(([, rows]) =>
    (rows ?? '').replace(/[()]/g, '').split(', ').map(Number),
  );
  expect(files.length - 1).toBeGreaterThan(20);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const scales = matrices.map(([scale]) => scale ?? 1).filter((scale) => scale !== 1);
  const moves = matrices.find(([scale]) => scale !== 1)?.slice(12, 15) ?? [0, 0, 0];
  expect(new Set(scales).size).toBe(1);
  for (const { text } of files.slice(1)) {
    const [, points = ''] = /point3f\[\] points = \[(.*)\]/.exec(text) ?? [];
    for (const [, ...point] of points.matchAll(/\((.+?), (.+?), (.+?)\)/g))
      for (const axis of [0, 1, 2]) {
        const metres = Number(point[axis]) * (scales[0] ?? 1) + (moves[axis] ?? 0);
        low[axis] = Math.min(low[axis] ?? 0, metres);
        high[axis] = Math.max(high[axis] ?? 0, metres);
      }
  }
  const [length, height, width] = high.map((end, axis) => end - (low[axis] ?? 0));
  for (const [side, metres] of Object.entries({ length, width, height }))
    expect(Math.abs((metres ?? 0) / (major[side as keyof typeof major] ?? 1) - 1)).toBeLessThan(0.01);
  // The vehicle stands on the ground, neither in it nor above it.
  expect(Math.abs(low[1] ?? 1)).toBeLessThan(0.01);
});
