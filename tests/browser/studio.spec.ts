import { expect, type Page, test } from '@playwright/test';

const signIn = async (page: Page) => {
  await page.goto('/studio/login');
  await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? '');
  await page.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/studio');
};

test('an edit in the studio shows on the home page within two seconds', { tag: '@alone' }, async ({
  page,
  request,
}) => {
  await signIn(page);
  await page.goto('/studio/globals/home-page');
  const heading = page.getByLabel('Heading').first();
  const before = await heading.inputValue();
  const edited = `Edited at ${Date.now()}`;

  const save = async (text: string): Promise<number> => {
    await heading.fill(text);
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes('/studio/api/globals/home-page') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
    return Date.now();
  };

  try {
    const savedAt = await save(edited);
    await expect.poll(async () => (await request.get('/')).text(), { intervals: [100] }).toContain(edited);
    expect(Date.now() - savedAt).toBeLessThan(2000);
  } finally {
    await save(before);
  }
});

test('nobody becomes the first member of staff over the web', async ({ request }) => {
  const response = await request.post('/studio/api/staff/first-register', {
    data: { email: 'intruder@example.com', password: 'let-me-in-please', role: 'admin' },
  });
  expect(response.status()).toBeGreaterThanOrEqual(400);
});

test('visitors read and write nothing over the studio’s own API', async ({ request }) => {
  for (const slug of ['staff', 'products', 'blogs', 'media', 'page-meta', 'states']) {
    expect((await request.get(`/studio/api/${slug}`)).status(), slug).toBe(403);
    expect((await request.post(`/studio/api/${slug}`, { data: {} })).status(), slug).toBe(403);
  }
  expect((await request.post('/studio/api/graphql', { data: { query: '{ __typename }' } })).status()).toBe(
    404,
  );
});
