import { randomUUID } from 'node:crypto';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../product/product-under-test.ts';
import { addStaff, lendSession, removeStaff, signIn } from './staff-desk.ts';

/** Fills in and sends the studio's sign-in form, whatever the result. */
export const sendSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/studio/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Gives a page the session of a person, by default of the first administrator, without the sign-in form. */
export const signInOn = async (page: Page, email = ADMIN_EMAIL, password = ADMIN_PASSWORD): Promise<void> => {
  await lendSession(page.context(), email, password);
  // The studio accepts calls only from its own pages.
  await page.context().setExtraHTTPHeaders({ Origin: BASE_URL });
};

/**
 * Adds a colleague for the tests of the calling file, and removes the account after them. Needed because the studio
 * remembers settings of a person (an open preview, the language), and to test what a role may not do.
 * @returns the colleague's sign-in, and how to ask as the administrator; both are available once the tests run
 */
export const useColleague = (role: 'editor' | 'hr' | 'sales', name = `A colleague in ${role}`) => {
  let admin: APIRequestContext | undefined;
  const colleague = {
    id: 0,
    name,
    email: '',
    password: goodPassword,
    askAsAdmin(): APIRequestContext {
      if (!admin) throw new Error('The administrator signs in before the first test.');
      return admin;
    },
  };
  test.beforeAll(async () => {
    // If the tests run side by side, this runs in each worker that takes some; a new address keeps their mails apart.
    colleague.email = `${role}-${randomUUID()}@example.com`;
    admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    const { email, password } = colleague;
    colleague.id = await addStaff(admin, { name, role, email, password });
  });
  test.afterAll(async () => {
    await removeStaff(colleague.askAsAdmin(), colleague.id);
    await admin?.dispose();
  });
  return colleague;
};
