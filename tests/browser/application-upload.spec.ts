import { randomBytes } from 'node:crypto';
import { fill, forms, loaderOf, sendOf, tick } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { makeResume } from '../support/hostile/pdf.ts';

/** The size of a scanned page: a picture that compression does not shrink. */
const scanBytes = 1_500_000;
const large = makeResume([
  {
    dictionary:
      '/Type /XObject /Subtype /Image /Width 1000 /Height 500 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    data: randomBytes(scanBytes),
  },
]);

test('shows the progress of a large resume upload over a slow network', async ({ page }) => {
  const application = {
    ...forms.application,
    choose: async (form: Parameters<typeof tick>[0]) => {
      const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: large };
      await form.getByLabel('Resume').setInputFiles(file);
      await tick(form);
    },
  };
  const window = await application.open(page);
  await fill(window, application);
  await expect(window.getByRole('progressbar')).toHaveCount(0);
  const network = await page.context().newCDPSession(page);
  // The file takes about 5 s.
  const slow = { offline: false, latency: 100, downloadThroughput: 300_000, uploadThroughput: scanBytes / 5 };
  await network.send('Network.emulateNetworkConditions', slow);
  await sendOf(window).click();

  const bar = window.getByRole('progressbar', { name: 'Sending your resume' });
  const seen = new Set<number>();
  const readBar = () =>
    bar.evaluate((element) => (element instanceof HTMLProgressElement ? element.value : -1));
  await expect(bar).toBeVisible();
  await expect(loaderOf(window)).toBeFocused();
  while (seen.size < 4) {
    const value = await readBar();
    expect(value).toBeGreaterThanOrEqual(Math.max(0, ...seen));
    expect(value).toBeLessThanOrEqual(1);
    seen.add(value);
    await page.waitForTimeout(100);
  }
  const quick = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', quick);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible({ timeout: 15_000 });
  await expect(bar).toHaveCount(0);
});
