import { expect, test } from '@playwright/test';
import { msUntil } from '../support/browser/ms-until.ts';
import { signInOn } from '../support/staff/studio-session.ts';

test('an edit in the studio shows on the home page within two seconds', { tag: '@alone' }, async ({
  page,
  request,
}) => {
  await signInOn(page);
  await page.goto('/studio/globals/home-page');
  const heading = page.getByLabel('Heading').first();
  const before = await heading.inputValue();
  const edited = `Edited at ${Date.now()}`;

  const save = async (text: string): Promise<void> => {
    await heading.fill(text);
    const saved = page.waitForResponse(
      (response) =>
        /\/studio\/api\/globals\/home-page\?(?!.*autosave)/.test(response.url()) &&
        response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Publish in English' }).click();
    expect((await saved).status()).toBe(200);
  };

  try {
    await save(edited);
    const read = async () => (await request.get('/')).text();
    expect(await msUntil(read, (html) => html.includes(edited))).toBeLessThan(2000);
  } finally {
    await save(before);
  }
});

test('the first account cannot be created over the web', async ({ request }) => {
  const response = await request.post('/studio/api/staff/first-register', {
    data: { email: 'intruder@example.com', password: 'let-me-in-please', role: 'admin' },
  });
  expect(response.status()).toBeGreaterThanOrEqual(400);
});

test('visitors can neither read nor write through the API of the studio', async ({ request }) => {
  for (const slug of ['staff', 'products', 'assumptions', 'blogs', 'media', 'page-meta', 'states']) {
    expect((await request.get(`/studio/api/${slug}`)).status(), slug).toBe(403);
    expect((await request.post(`/studio/api/${slug}`, { data: {} })).status(), slug).toBe(403);
  }
  expect((await request.post('/studio/api/graphql', { data: { query: '{ __typename }' } })).status()).toBe(
    404,
  );
});

test('the first page lists what is due for review, with its date and a link', async ({ page }) => {
  // Signs in without the form: on a busy machine a click right after it is lost. people.spec.ts tests the form itself.
  await signInOn(page);
  await page.goto('/studio');
  const due = page.getByRole('region', { name: 'Due for review' });
  const old = due.getByRole('listitem').filter({ hasText: 'Tariff for charging vehicles' });
  await expect(old).toContainText(
    'Tariff for charging vehicles, low tension, Gujarat, was due by 31 May 2024',
  );
  await old.getByRole('link').click();
  await expect(page.getByLabel('Value')).toHaveValue('4.1');
  await expect(page.getByText('Gujarat tariff (₹/kWh)')).toBeVisible();
});

test('the built studio explains why the last assumption of its kind stays, and refuses a claim that its inputs do not confirm', async ({
  page,
}) => {
  await signInOn(page);
  const find = async (collection: string, query: string) =>
    (await (await page.request.get(`/studio/api/${collection}?${query}&depth=0`)).json()).docs[0];
  const only = await find('assumptions', 'where[key][equals]=heatShortening');
  const kept = await page.request.delete(`/studio/api/assumptions/${only.id}`);
  expect(kept.status()).toBe(409);
  expect(await kept.json()).toEqual({
    errors: [
      {
        message:
          'This is the only value of “Heat shortening”. The calculator needs it. Change it, or enter another value of this kind first.',
      },
    ],
  });
  const major = await find('products', 'where[key][equals]=major');
  const inputs =
    'vehicle=major&against=diesel&km=100&days=300&fuelprice=97.92&economy=25&rivalmaintenance=0.75&kwh=12&efficiency=0.89&tariff=8&maintenance=0.12&battery=0';
  const figures = major.figures.map((figure: { key: string }) =>
    figure.key === 'savings' ? { ...figure, claim: { result: 'runningSavingPerYear', inputs } } : figure,
  );
  const refused = await page.request.patch(`/studio/api/products/${major.id}`, {
    data: { figures },
  });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain(
    'These inputs give ₹1,04,044 a year, but the figure says ₹1,20,000 a year. The difference is more than 2 per cent.',
  );
});
