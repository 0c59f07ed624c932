import { chromium } from '@playwright/test';

process.env.LD_LIBRARY_PATH = '/work/wt/look/tests/chromium/unpacked/al2023/lib';
process.env.FONTCONFIG_FILE = '/work/wt/look/tests/chromium/unpacked/fonts.conf';
const b = await chromium.launch({
  executablePath: '/work/wt/look/tests/chromium/unpacked/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
  env: process.env,
});
const page = await b.newPage({ viewport: { width: 360, height: 740 } });
await page.goto(process.env.BASE + '/productmajor', { waitUntil: 'networkidle' });
await page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Enquire' }).click();
await page.getByRole('dialog').waitFor();
await page.waitForTimeout(800);
await page.screenshot({ path: '/tmp/look/win.png' });
await page.close();
const p2 = await b.newPage({ viewport: { width: 1280, height: 800 } });
await p2.goto(process.env.BASE + '/', { waitUntil: 'networkidle' });
for (const y of [0, 1500, 3000, 4500, 6500]) {
  await p2.evaluate((y) => scrollTo(0, y), y);
  await p2.waitForTimeout(150);
  console.log(
    y,
    await p2.evaluate(() => {
      const s = [...document.querySelectorAll('svg[viewBox="0 0 28 48"]')][0].getBoundingClientRect();
      return [Math.round(s.top), Math.round(s.left)];
    }),
  );
}
await p2.screenshot({ path: '/tmp/look/drive.png' });
await b.close();
