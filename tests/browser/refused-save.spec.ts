import { type APIRequestContext, expect, type Page, type Response, test } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { signIn } from '../support/staff/staff-desk.ts';
import { signInOn, useColleague } from '../support/staff/studio-session.ts';

let admin: APIRequestContext;
const made: string[] = [];

/** Longer (ms) than Payload waits after a change before it asks for another state of the form. */
const untilNoState = 800;

test.beforeAll(async () => {
  admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
});
test.afterAll(async () => {
  for (const path of made) await admin.delete(`${path}?trash=true`);
  await admin.dispose();
});

const make = async (kind: string, data: object): Promise<number> => {
  const answer = await admin.post(`/studio/api/${kind}?draft=true`, { data });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()).doc;
  made.push(`/studio/api/${kind}/${id}`);
  return id;
};

const isAutosave = (response: Response): boolean => response.url().includes('autosave=true');

const save = async (page: Page, name: string): Promise<number> => {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !isAutosave(response),
  );
  await page.getByRole('button', { name }).click();
  return (await answered).status();
};

test('a refused publication of a vehicle shows its reasons beside the fields, even if a form state arrives late, and can be saved', async ({
  page,
}) => {
  const id = await make('products', { name: 'Refused', key: `refused${Date.now()}` });
  const address = `/studio/collections/products/${id}`;
  await signInOn(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Price and seats' }).click();

  // The form state that Payload asks for at the first letter does not know the refusal, and arrives after it.
  const isRefused = Promise.withResolvers<void>();
  let states = 0;
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    states += 1;
    if (states === 1) await isRefused.promise;
    // Delivered whole and at once, because the time of a streamed answer could not be known.
    return route.fulfill({ response: await route.fetch() });
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(address),
  );
  await page.getByLabel('Price in ₹').fill('210000');
  await asked;
  expect(await save(page, 'Publish in English')).toBe(400);
  const said = page.getByText('A price needs its date and its place: fill all three or none.');
  const late = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(address),
  );
  isRefused.resolve();
  await late;
  // By then its effect on the form is over.
  await page.waitForTimeout(untilNoState);
  await expect(said).toHaveCount(2);
  await expect(page.locator('#action-save')).toBeEnabled();
  await expect(page.locator('#action-save-draft')).toBeEnabled();

  expect(await save(page, 'Publish in English')).toBe(400);
  await expect(page.locator('#action-save')).toBeEnabled();
  // No other form state is asked for, and the messages stay.
  await page.waitForTimeout(untilNoState);
  await expect(said).toHaveCount(2);
  expect(states).toBe(1);

  await page.getByLabel('Price in ₹').fill('');
  await expect(said).toHaveCount(0);
  expect(await save(page, 'Save Draft')).toBe(200);
  await expect(page.locator('#action-save-draft')).toBeDisabled();
});

test('publishing an article before its autosave keeps both the typed text and the reasons of the refusal', async ({
  page,
}) => {
  const id = await make('blogs', {});
  await signInOn(page);
  await page.goto(`/studio/collections/blogs/${id}`);
  // The autosave, two seconds after the last letter, is due while publishing is still running.
  await page.route(`**/studio/api/blogs/${id}?*`, async (route) => {
    if (!route.request().url().includes('autosave=true')) await page.waitForTimeout(3000);
    await route.continue();
  });
  const kept = page.waitForResponse(isAutosave);
  await page.getByLabel('Title').fill('On parcels');
  expect(await save(page, 'Publish in English')).toBe(400);
  expect((await kept).status()).toBe(200);
  await page.waitForTimeout(untilNoState);
  await expect(page.locator('.field-error').filter({ hasText: 'required' })).not.toHaveCount(0);
  await expect(page.locator('#action-save')).toBeEnabled();
  const { title } = await (await admin.get(`/studio/api/blogs/${id}?draft=true&depth=0`)).json();
  expect(title).toBe('On parcels');
});

test('the error of a hook stays beside its field, and names the field by its label', async ({ page }) => {
  const { docs } = await (await admin.get('/studio/api/staff?where[role][equals]=admin&limit=1')).json();
  const id = await make('routing-rules', {
    name: 'Refused',
    isOn: false,
    kinds: ['inquiry'],
    target: 'owners',
    owners: [docs[0].id],
  });
  await signInOn(page);
  await page.goto(`/studio/collections/routing-rules/${id}`);
  const owners = page.locator('#field-owners');
  // The field ignores keys until it has read the names of the owners.
  await expect(owners.locator('.multi-value').first()).toBeVisible();
  await expect(async () => {
    await owners.locator('input').first().press('Backspace');
    await expect(owners.locator('.multi-value')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect(await save(page, 'Save')).toBe(400);
  await expect(page.getByText('The following field is invalid')).toContainText('Colleagues');
  await expect(page.locator('#action-save')).toBeEnabled();
  await page.waitForTimeout(untilNoState);
  await expect(page.getByText('Name at least one colleague.')).toBeVisible();
});

test.describe('a colleague in sales', () => {
  // One account serves both.
  test.describe.configure({ mode: 'default' });
  // The studio goes on in the language that a person read last. Other tests need English for the administrator.
  const colleague = useColleague('sales');

  test('on a phone sees the error of a refused save beside its field', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signInOn(page, colleague.email, colleague.password);
    await page.goto('/studio/collections/reply-templates/create');
    await page.locator('#action-save').press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.locator('.field-error').filter({ hasText: 'required' }).first()).toBeVisible();
  });

  test('has the focus on the field with its error after a refused save, and keeps the focus after a successful one', async ({
    page,
  }) => {
    await signInOn(page, colleague.email, colleague.password);
    await page.goto('/studio/collections/reply-templates/create');
    await page.locator('#action-save').press('Enter');
    const name = page.getByLabel('Name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(
      'This field is required. Colleagues choose the template by this name.',
    );

    const id = await make('reply-templates', { name: 'Where the focus is', text: 'Namaste {name}' });
    await page.goto(`/studio/collections/reply-templates/${id}?locale=hi`);
    await expect(page.getByLabel('Text')).toHaveAttribute('lang', 'hi');
    await page.goto(`/studio/collections/reply-templates/${id}?locale=en`);
    await name.fill('Where the focus is now');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await name.press('Control+s');
    expect((await saved).status()).toBe(200);
    await expect(name).toBeFocused();
  });
});
