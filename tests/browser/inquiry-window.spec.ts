import type { Page } from '@playwright/test';
import { fill, forgiveAnswers, forms, sendOf } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { measures } from '../support/facts/measures.ts';

test.describe('window of the product inquiry', () => {
  const { inquiry } = forms;

  test('opens at a click that comes before its script is loaded, and loads no script until then', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/inquiry-form/.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/productmarvel', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Product Inquiry Form' })).toBeVisible();
    await expect(page).toHaveURL(/productmarvel$/);
  });

  test('stays open on Escape and on clicks beside it; X and Close close and clear it', async ({
    page,
    faults,
  }) => {
    const window = await inquiry.open(page);
    await fill(window, inquiry);
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(window).toBeVisible();
    await expect(window.getByLabel('Comment')).toHaveJSProperty('rows', measures.textareaRows);
    for (const name of ['Close the form', 'Close']) {
      await window.getByLabel('Your name').fill('');
      await sendOf(window).click();
      await expect(window.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
      await window.getByRole('button', { name, exact: true }).click();
      await expect(window).toBeHidden();
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
      await expect(window.getByLabel('E-mail')).toHaveValue('');
      await expect(window.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'false');
      await expect(window.getByLabel('I am a person')).not.toBeChecked();
    }
    forgiveAnswers(faults);
  });

  const readSent = async (page: Page, openIt: () => Promise<void>): Promise<Record<string, unknown>> => {
    await openIt();
    const window = page.getByRole('dialog', { name: 'Product Inquiry Form' });
    await page.route(`**${inquiry.call}`, (route) => route.fulfill({ json: { data: {} } }));
    await fill(window, inquiry);
    const sent = page.waitForRequest(`**${inquiry.call}`);
    await sendOf(window).click();
    const fields: Record<string, unknown> = (await sent).postDataJSON();
    for (const guard of ['website', 'filled_in_ms', 'privacy_version']) delete fields[guard];
    return fields;
  };

  test('sends the chosen body, colour or model name, and the marker of the page', async ({ page }) => {
    const half = await readSent(page, async () => {
      await page.goto('/productmillo');
      await page.getByRole('link', { name: 'Enquire Now' }).last().click();
    });
    expect(half.colorval).toMatch(/half/i);
    expect(Object.values(half)).toContain('Millo');

    const green = await readSent(page, async () => {
      await page.goto('/productmastee?colour=green');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    });
    expect(green.colorval).toBe('Green');

    const bicycle = await readSent(page, async () => {
      await page.goto('/productmarvelpro');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    });
    expect(bicycle.colorval).toBe('Marvel Pro');
  });

  test('sends exactly five fields for the pickup', async ({ page }) => {
    const fields = await readSent(page, async () => {
      await page.goto('/productmajor');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    });
    expect(Object.keys(fields).sort()).toEqual(['comment', 'email', 'mobile', 'name', 'rCaptcha']);
  });
});
