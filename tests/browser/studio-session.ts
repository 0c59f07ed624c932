import type { Page } from '@playwright/test';
import { lendSession } from '../leads/staff-desk.ts';

const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '', BASE_URL = '' } = process.env;

/** Fills the form of the studio's door and sends it, whatever comes of it. */
export const sendSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/studio/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Signs a person in past the door, the first administrator if nobody else is named. */
export const signInOn = async (page: Page, email = ADMIN_EMAIL, password = ADMIN_PASSWORD): Promise<void> => {
  await lendSession(page.context(), email, password);
  // The studio takes calls from its own pages alone.
  await page.context().setExtraHTTPHeaders({ Origin: BASE_URL });
};
