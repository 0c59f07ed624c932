import { randomUUID } from 'node:crypto';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { addStaff, lendSession, removeStaff, signIn } from '../leads/staff-desk.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../product-under-test.ts';

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

/**
 * Adds a colleague for the tests of the file that calls this, and removes the account after them: for what the studio
 * remembers of a person (an open preview, the language), and for what a role may not.
 * @returns the colleague's sign-in, and how to ask as the administrator; both are there once the tests run
 */
export const useColleague = (role: 'editor' | 'sales') => {
  let admin: APIRequestContext | undefined;
  let id = 0;
  const colleague = {
    email: '',
    password: goodPassword,
    askAsAdmin(): APIRequestContext {
      if (!admin) throw new Error('The administrator signs in before the first test.');
      return admin;
    },
  };
  test.beforeAll(async () => {
    // Where tests of one file run side by side this happens before each of them: nobody finds the mails of the one before.
    colleague.email = `${role}-${randomUUID()}@example.com`;
    admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    const { email, password } = colleague;
    id = await addStaff(admin, { name: `A colleague in ${role}`, role, email, password });
  });
  test.afterAll(async () => {
    await removeStaff(colleague.askAsAdmin(), id);
    await admin?.dispose();
  });
  return colleague;
};
