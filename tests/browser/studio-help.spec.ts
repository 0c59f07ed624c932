import { expect, test } from '@playwright/test';
import { signInOn, useColleague } from '../support/staff/studio-session.ts';

test.describe('a colleague in sales', () => {
  // One account serves all of them.
  test.describe.configure({ mode: 'default' });
  const colleague = useColleague('sales');

  test('gets from a list to the part of the guide about it', async ({ page }) => {
    await signInOn(page, colleague.email, colleague.password);
    await page.goto('/studio/collections/blogs');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Help: Write and publish' }).click();
    const help = await opened;
    await expect(help).toHaveTitle(/^Write and publish/);
    const part = help.getByRole('heading', { name: 'Publish an article', exact: true });
    await expect(part).toBeInViewport();
    expect(new URL(help.url()).hash).toBe(`#${await part.getAttribute('id')}`);
  });

  test('finds all guides through the menu, with those for sales first', async ({ page }) => {
    await signInOn(page, colleague.email, colleague.password);
    await page.goto('/studio');
    // The menu opens only after hydration.
    const link = page.getByRole('link', { name: 'Help', exact: true });
    await expect(async () => {
      await page.getByRole('button', { name: 'Open Menu' }).first().click({ timeout: 2000 });
      await expect(link).toBeInViewport({ timeout: 2000 });
    }).toPass();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    const [own, others] = [headings.indexOf('Your work'), headings.indexOf('What colleagues do')];
    expect(headings.slice(own, others)).toContain('Work the leads');
    expect(headings.slice(others)).toContain('Translate');
    await page.getByRole('link', { name: 'Call, and note it' }).click();
    await expect(page.getByRole('heading', { name: 'Call, and note it' })).toBeInViewport();
  });

  test('prints a guide without menu and header', async ({ page }) => {
    await signInOn(page, colleague.email, colleague.password);
    await page.goto('/studio/help/work-leads');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Work the leads' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help', exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'All guides' })).toBeHidden();
  });
});

test('a guide sends visitors who are not signed in to the sign-in page, with the guide as the page to continue to', async ({
  page,
}) => {
  await page.goto('/studio/help/translate');
  await expect(page).toHaveURL(/\/studio\/login\?redirect=%2Fstudio%2Fhelp%2Ftranslate$/);
  await expect(page.getByText('Write a translation')).toHaveCount(0);
});
