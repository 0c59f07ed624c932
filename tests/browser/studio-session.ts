import type { Page } from '@playwright/test';

const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '', BASE_URL = '' } = process.env;

/** Fills the form of the studio's door and sends it, whatever comes of it. */
export const sendSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/studio/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Signs a person in as staff do, the first administrator if nobody else is named; the first page is open then. */
export const signInOn = async (page: Page, email = ADMIN_EMAIL, password = ADMIN_PASSWORD): Promise<void> => {
  await sendSignIn(page, email, password);
  await page.waitForURL('**/studio');
  // The studio takes calls from its own pages alone.
  await page.context().setExtraHTTPHeaders({ Origin: BASE_URL });
};
