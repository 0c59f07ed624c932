import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/watched-page.ts';

test.use({ viewport: { width: 360, height: 740 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact' });
const inquiry = (page: Page) => page.getByRole('dialog', { name: 'Product Inquiry Form' });

test.describe('the bar of a vehicle', () => {
  test('opens the enquiry about that vehicle', async ({ request }) => {
    for (const [address, marker, colorval] of [
      ['/productmillo', 'millo', ''],
      ['/productmanzil', '', ''],
      ['/productmarvelpro', '', 'Marvel Pro'],
      ['/productmastee?colour=green', 'mastee', 'Green'],
    ] as const) {
      const html = await (await request.get(address)).text();
      const [enquire = ''] = /<a [^>]*data-enquire[^>]*>/.exec(html.slice(html.lastIndexOf('<nav'))) ?? [];
      if (marker) expect(enquire, address).toContain(`data-marker="${marker}"`);
      expect(enquire, address).toContain(`data-colorval="${colorval}"`);
    }
  });

  test('opens the enquiry in a window over the page, about the colour chosen last', async ({ page }) => {
    await page.goto('/productmastee');
    await page.getByRole('navigation', { name: 'Colour' }).getByRole('link', { name: 'White' }).click();
    await expect(bar(page).getByRole('link', { name: 'Enquire' })).toHaveAttribute('data-colorval', 'White');
    await bar(page).getByRole('link', { name: 'Enquire' }).click();
    await expect(inquiry(page)).toContainText('About Mastee, White');
    expect(new URL(page.url()).pathname).toBe('/productmastee');
  });
});

test('the bar of a position opens the application form', async ({ page }) => {
  await page.goto('/careerdetails/1');
  await bar(page).getByRole('link', { name: 'Apply' }).click();
  const window = page.getByRole('dialog', { name: 'Apply for this position' });
  await expect(window).toContainText((await page.getByRole('heading', { level: 1 }).textContent()) ?? '-');
});

test('the bar of the careers page leads to the open positions, and has no enquiry', async ({ page }) => {
  for (const [address, name, enquire] of [
    ['/careers', 'Positions', 'Enquire'],
    ['/hi/careers', 'खाली पद', 'पूछें'],
    ['/gu/careers', 'ખાલી જગ્યા', 'પૂછપરછ'],
  ] as const) {
    await page.goto(address);
    const here = page.getByRole('navigation').last();
    await expect(here.getByRole('link', { name: enquire })).toHaveCount(0);
    await here.getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#positions');
  }
});

test('the bar of the page for dealers calls the dealer desk, and leads to the dealer form', async ({
  page,
}) => {
  await page.goto('/becomedealer');
  const desk = await page.getByRole('main').locator('a[href^="tel:"]').first().getAttribute('href');
  await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', desk ?? '');
  await bar(page).getByRole('link', { name: 'Enquire' }).click();
  await expect(page.getByRole('heading', { name: 'Tell us about your town' })).toBeInViewport();
});

test('the bar of a dealer calls that dealer, and leads to a test ride there if he offers any', async ({
  page,
}) => {
  for (const [address, ways, call, ride] of [
    ['/dealers/ahmedabad-naroda', 'Contact', 'Call', 'Test ride'],
    ['/hi/dealers/ahmedabad-naroda', 'संपर्क', 'फ़ोन', 'टेस्ट राइड'],
    ['/gu/dealers/ahmedabad-naroda', 'સંપર્ક', 'ફોન', 'ટેસ્ટ રાઈડ'],
  ] as const) {
    await page.goto(address);
    const here = page.getByRole('navigation', { name: ways, exact: true });
    const own = await page.getByRole('main').locator('a[href^="tel:"]').first().getAttribute('href');
    await expect(here.getByRole('link', { name: call })).toHaveAttribute('href', own ?? '');
    await here.getByRole('link', { name: ride }).click();
    await expect(page.locator('input[name="dealer"]')).toHaveValue('ahmedabad-naroda');
  }
  await page.goto('/dealers/nashik-satpur');
  await expect(bar(page).getByRole('link', { name: 'Enquire' })).toHaveAttribute(
    'href',
    '/contactus#enquiry',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to the contact form, and for a position to the ways to apply', async ({ page }) => {
    await page.goto('/productmajor');
    await expect(bar(page).getByRole('link', { name: 'Enquire' })).toHaveAttribute(
      'href',
      '/contactus?vehicle=major#enquiry',
    );
    await page.goto('/careerdetails/1');
    await bar(page).getByRole('link', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { name: 'Apply for this position' })).toBeInViewport();
  });
});

for (const typeface of ['the typeface', 'its fallback']) {
  test(`"Book Your EVs Now" is fully visible above the bar on the first screen, in ${typeface}`, async ({
    page,
    faults,
  }) => {
    if (typeface === 'its fallback') await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    const button = await page.getByRole('link', { name: 'Book Your EVs Now' }).first().boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect(button).not.toBeNull();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top);
    faults.console = faults.console.filter((text) => !text.includes('ERR_FAILED'));
  });
}

const homes = [
  { address: '/', book: 'Book Your EVs Now', ways: 'Contact' },
  { address: '/hi', book: 'अपनी गाड़ी अभी बुक करें', ways: 'संपर्क' },
  { address: '/gu', book: 'તમારી EV હમણાં બુક કરો', ways: 'સંપર્ક' },
] as const;

const firstScreens = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 412, height: 823 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
];

for (const { address, book, ways } of homes) {
  test(`"${book}" is fully visible on the first screen at each size`, async ({ page }) => {
    await page.goto(address);
    const button = page.getByRole('link', { name: book }).first();
    const bottom = page.getByRole('navigation', { name: ways, exact: true });
    for (const size of firstScreens)
      await test.step(`${size.width} by ${size.height} px`, async () => {
        await page.setViewportSize(size);
        await expect(button).toBeInViewport({ ratio: 1 });
        const { y = 0, height: tall = 0 } = (await button.boundingBox()) ?? {};
        const end = (await bottom.isVisible()) ? ((await bottom.boundingBox())?.y ?? 0) : size.height;
        expect(y + tall).toBeLessThanOrEqual(end);
      });
  });
}
