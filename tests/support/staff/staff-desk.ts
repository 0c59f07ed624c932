import { setTimeout as delay } from 'node:timers/promises';
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { readMails } from '../leads/read-mails.ts';
import { BASE_URL } from '../product/product-under-test.ts';
import { attendStudio } from './awake-studio.ts';

// The studio accepts a session only from its own origin.
const headers = { Origin: BASE_URL };

const isSignedIn = async (context: APIRequestContext): Promise<boolean> =>
  Boolean((await (await context.get('/studio/api/staff/me', { headers })).json()).user);

/**
 * Signs in a person in this context. Payload stores all sessions of an account in one record, so two sign-ins at the
 * same moment lose one session; then this signs in again.
 */
export const signInBy = async (context: APIRequestContext, email: string, secret: string): Promise<void> => {
  await expect(async () => {
    const response = await context.post('/studio/api/staff/login', {
      headers,
      data: { email, password: secret },
    });
    expect(response.status()).toBe(200);
    await delay(300);
    expect(await isSignedIn(context)).toBe(true);
  }).toPass({ timeout: 20_000 });
};

/** What a browser keeps of a session. */
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** One session for each person and test process, because signing in costs the studio a second of computing. */
const sessions = new Map<string, Session>();

/** Opens a context for calls to the studio under test, as a member of staff; signs in if there is no session yet. */
export const signIn = async (email: string, secret: string): Promise<APIRequestContext> => {
  const known = sessions.get(email);
  const context = await request.newContext({
    baseURL: BASE_URL,
    extraHTTPHeaders: headers,
    ...(known && { storageState: known }),
  });
  if (!(known && (await isSignedIn(context)))) {
    await signInBy(context, email, secret);
    sessions.set(email, await context.storageState());
  }
  return context;
};

/** Gives a browser the session of a member of staff; navigation in the studio then waits for hydration. */
export const lendSession = async (browser: BrowserContext, email: string, secret: string): Promise<void> => {
  attendStudio(browser);
  const staff = await signIn(email, secret);
  await browser.addCookies((await staff.storageState()).cookies);
  await staff.dispose();
};

/** A colleague to add. */
interface Colleague {
  name?: string;
  email: string;
  role: string;
  /** The password that the colleague chooses with the link of the invitation. */
  password: string;
}

/**
 * Adds a colleague as an administrator, and chooses the password by the mailed link as the colleague does.
 * @param dataFolder where the product keeps its mails, if it is not the one under test
 * @returns the id of the account
 */
export const addStaff = async (
  admin: APIRequestContext,
  { name, email, role, password }: Colleague,
  dataFolder?: string,
): Promise<number> => {
  const made = await admin.post('/studio/api/staff', { data: { name: name ?? role, email, role } });
  expect(made.status()).toBe(201);
  const mails = readMails(email, dataFolder);
  const token = /\/studio\/reset\/([0-9a-f]{64})/.exec(mails.at(-1) ?? '')?.[1];
  const chosen = await admin.post('/studio/api/staff/reset-password', { data: { token, password } });
  expect(chosen.status()).toBe(200);
  return (await made.json()).doc.id;
};

/** Removes an account as an administrator does: deactivates it first, then deletes it. */
export const removeStaff = async (admin: APIRequestContext, id: number): Promise<void> => {
  await admin.patch(`/studio/api/staff/${id}`, { data: { deactivated: true } });
  await admin.delete(`/studio/api/staff/${id}`);
};

/** The newest lead with this name that this member of staff may see. */
export const findLead = async (
  staff: APIRequestContext,
  name: string,
): Promise<Record<string, unknown> | undefined> => {
  const response = await staff.get(
    `/studio/api/leads?where[name][equals]=${encodeURIComponent(name)}&depth=0`,
  );
  const body = response.status() === 200 ? await response.json() : { docs: [] };
  return body.docs[0];
};
