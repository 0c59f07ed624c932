import { type APIRequestContext, expect, request } from '@playwright/test';

const { BASE_URL = '' } = process.env;

/** Signs a member of staff in to the studio of the product under test. */
export const signIn = async (email: string, secret: string): Promise<APIRequestContext> => {
  const context = await request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: { Origin: BASE_URL } });
  const response = await context.post('/studio/api/staff/login', { data: { email, password: secret } });
  expect(response.status()).toBe(200);
  return context;
};

/** The newest lead of that name, as this member of staff may see it. */
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
