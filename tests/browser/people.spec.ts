import { randomUUID } from 'node:crypto';
import { makeCode } from '@ev-site/content/accounts/second-factor/codes.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  request,
  test,
} from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { makeContact, newName, postApplication, postJson } from '../support/leads/forms.ts';
import { readMails } from '../support/leads/read-mails.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { addStaff, lendSession, removeStaff, signIn, signInBy } from '../support/staff/staff-desk.ts';
import { sendSignIn } from '../support/staff/studio-session.ts';

const halfMinute = 30_000;

let admin: APIRequestContext;
const added: number[] = [];

test.beforeAll(async () => {
  admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
});
test.afterAll(async () => {
  for (const id of added) {
    await removeStaff(admin, id);
  }
  await admin.dispose();
});

const newAddress = (who: string) => `${who}-${randomUUID()}@example.com`;

/** Signs in a new colleague with a role, on this page. @returns the colleague's address */
const openAs = async (page: Page, role: string): Promise<string> => {
  const email = newAddress(role);
  added.push(await addStaff(admin, { name: `A colleague in ${role}`, email, role, password: goodPassword }));
  await signInBy(page.request, email, goodPassword);
  return email;
};

/** The colleague chooses a password with the mailed link, in a browser where nobody is signed in. */
const takeUpInvitation = async (context: BrowserContext, email: string): Promise<Page> => {
  await expect.poll(() => readMails(email).length).toBeGreaterThan(0);
  const link = /\/studio\/reset\/[0-9a-f]{64}/.exec(readMails(email).at(-1) ?? '')?.[0] ?? '';
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  const fresh = page.getByLabel('New password, at least 12 characters');
  const again = page.getByLabel('Confirm Password');
  const choose = page.getByRole('button', { name: 'Choose your password' });
  await fresh.fill('passwordpassword');
  await again.fill('passwordpassword');
  // The form validates typed text after a moment, and ignores a press before that.
  await expect(async () => {
    await choose.click({ timeout: 1000 });
    await expect(fresh).toHaveAccessibleDescription(/guess/i, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(fresh).toBeFocused();
  await fresh.fill(goodPassword);
  await again.fill(goodPassword);
  await expect(async () => {
    if (!page.url().endsWith('/studio/login')) await choose.click({ timeout: 1000 });
    await page.waitForURL('**/studio/login', { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  return page;
};

test('a colleague is invited, sets password and second factor, and is signed out at once when deactivated', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = newAddress('invited');
  await lendSession(page.context(), ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto('/studio/collections/staff/create');
  await expect(page.getByText('An invitation is mailed')).toBeVisible();
  await expect(page.getByLabel('New password')).toBeHidden();
  await page.getByLabel('Name').fill('Invited Colleague');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.waitForURL(/\/collections\/staff\/\d+/);
  const id = Number(/staff\/(\d+)/.exec(page.url())?.[1]);
  added.push(id);
  await expect(page.getByRole('button', { name: 'Send the invitation again' })).toBeVisible();

  const context = await browser.newContext({ baseURL: BASE_URL });
  const colleague = await takeUpInvitation(context, email);
  expect(await listViolations(colleague, { within: 'form.sign-in' })).toEqual([]);
  await sendSignIn(colleague, email, goodPassword);
  await expect(
    colleague.getByRole('heading', { name: 'What waits for you, Invited Colleague' }),
  ).toBeVisible();

  await colleague.goto('/studio/account');
  const factor = colleague.getByRole('region', { name: 'Second factor' });
  await factor.getByLabel('Your password').fill(goodPassword);
  await factor.getByRole('button', { name: 'Set it up' }).click();
  await expect(factor.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await factor.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await factor.getByLabel('Code').fill(makeCode(secret));
  await factor.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(factor.getByRole('listitem')).toHaveCount(10);
  expect(await listViolations(colleague, { within: '.account-part' })).toEqual([]);

  await colleague.goto('/studio/logout');
  await colleague.waitForURL('**/studio/login**');
  await sendSignIn(colleague, email, goodPassword);
  await colleague.getByLabel('Code').fill('000000');
  await colleague.getByRole('button', { name: 'Continue' }).click();
  await expect(colleague.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible();
  // The code of the next half minute: the present one has been used, and codes before it are not accepted.
  await colleague.getByLabel('Code').fill(makeCode(secret, Date.now() + halfMinute));
  await colleague.getByRole('button', { name: 'Continue' }).click();
  await expect(colleague.getByRole('heading', { name: /^What waits for you/ })).toBeVisible();

  await page.goto(`/studio/collections/staff/${id}`);
  await expect(page.getByRole('region', { name: 'Signed in' }).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Deactivated').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await colleague.goto('/studio');
  await colleague.waitForURL('**/studio/login**');
  await sendSignIn(colleague, email, goodPassword);
  await expect(colleague.getByRole('alert').filter({ hasText: /incorrect/ })).toBeVisible();
  await page.goto('/studio/collections/audit-log');
  const deactivation = page.getByRole('row').filter({ hasText: 'Deactivated an account' });
  await expect(deactivation.filter({ hasText: 'Invited Colleague' }).first()).toBeVisible();
  await context.close();
});

test('a refused new password is told beside its field, and an accepted one ends the other sessions', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = await openAs(page, 'sales');
  const elsewhere = await request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: { Origin: BASE_URL } });
  await signInBy(elsewhere, email, goodPassword);
  await page.goto('/studio/account');
  const sessions = page.getByRole('region', { name: 'Signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const fresh = page.getByLabel('New password');
  const again = page.getByLabel('Confirm Password');
  const own = page.getByLabel('Your own present password');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await fresh.fill('passwordpassword');
  await again.fill('passwordpassword');
  await own.fill(goodPassword);
  // Payload marks the new fields as empty until it has looked at what was typed, and refuses a save before that.
  await expect(async () => {
    await save.click();
    await expect(fresh).toHaveAccessibleDescription(/guess/i, { timeout: 5000 });
  }).toPass();
  await expect(fresh).toBeFocused();
  await fresh.fill(`${goodPassword} again`);
  await again.fill(`${goodPassword} again`);
  await own.fill('not mine');
  // The error of a field disappears only a moment after something is typed.
  await expect(fresh).not.toHaveAccessibleDescription(/guess/i);
  await save.click();
  await expect(own).toHaveAccessibleDescription(/This is not your password/);
  await expect(fresh).toHaveValue(`${goodPassword} again`);
  await own.fill(goodPassword);
  await expect(own).not.toHaveAccessibleDescription(/This is not your password/);
  await save.click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await expect(own).toHaveValue('');
  await expect(fresh).toHaveCount(0);
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await (await elsewhere.get('/studio/api/staff/me')).json()).user).toBeNull();
  await signInBy(elsewhere, email, `${goodPassword} again`);
  await elsewhere.dispose();
});

test('making someone an administrator requires one’s own password, and a missing one is reported beside its field', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await lendSession(page.context(), ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto('/studio/collections/staff/create');
  const role = page.locator('#field-role');
  const choose = async (name: RegExp) => {
    await role.getByRole('combobox').click();
    await role.getByText(name).click();
  };
  const own = page.getByLabel('Your own present password');
  await page.getByLabel('Name').fill('Another Administrator');
  await page.getByLabel('Email').fill(newAddress('administrator'));
  await expect(own).toHaveCount(0);
  await choose(/^Administrator/);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const problem = page.locator('.account-link').getByRole('alert');
  await expect(problem).toHaveText('Give your own present password for this change.');
  expect(await listViolations(page, { within: '.account-link' })).toEqual([]);
  await expect(page.getByLabel('Name')).toHaveValue('Another Administrator');
  await own.fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.waitForURL(/\/collections\/staff\/\d+/);
  added.push(Number(/staff\/(\d+)/.exec(page.url())?.[1]));

  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Updated successfully');
  await choose(/^Editor/);
  await save();
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden();
  await choose(/^Administrator/);
  await save();
  await expect(page.getByText('Give your own present password for this change.').first()).toBeVisible();
  await expect(role).toContainText('Administrator');
  await own.fill(ADMIN_PASSWORD);
  // The error of the field disappears only a moment after something is typed.
  await expect(async () => {
    await save();
    await expect(saved).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
});

test('pausing the forms asks an editor to confirm what visitors will see, and is refused without confirmation', async ({
  page,
}) => {
  await openAs(page, 'editor');
  await page.goto('/studio/globals/site-settings');
  await page.getByRole('button', { name: 'State of the site' }).click();
  const field = page.locator('#field-domainStatus');
  await field.getByRole('combobox').click();
  await field.getByText(/^Maintenance/).click();
  const question = page.getByRole('group', { name: /Visitors find no form for enquiries and applications/ });
  await expect(question).toBeVisible();
  expect(await listViolations(page, { within: '.confirm-state' })).toEqual([]);
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/api/globals/site-settings') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await answer).status()).toBe(400);
  const { domainStatus } = await (await admin.get('/studio/api/globals/site-settings')).json();
  expect(domainStatus).toBe('live');
  await question.getByRole('checkbox').check();
  await expect(question.getByRole('checkbox')).toBeChecked();
});

test('the first page shows each role its own tasks, and not those of others', async ({ page }) => {
  test.setTimeout(180_000);
  expect((await postJson(BASE_URL, '/api/post-contact-us', makeContact())).status).toBe(200);
  expect((await postApplication(BASE_URL, { fields: { name: newName() } })).status).toBe(200);
  const read = async (role: string) => {
    await page.context().clearCookies();
    await openAs(page, role);
    await page.goto('/studio');
    const desk = page.getByRole('region', { name: /^What waits for you/ });
    await expect(desk).toBeVisible();
    expect(await listViolations(page, { within: '.desk' })).toEqual([]);
    return (await desk.innerText()).replace(/\s+/g, ' ');
  };
  const hr = await read('hr');
  expect(hr).toContain('Applications by position');
  expect(hr).toContain('New today');
  expect(hr).not.toContain('Not translated');
  const sales = await read('sales');
  expect(sales).toContain('Leads of the last twelve weeks');
  expect(sales).not.toContain('Applications by position');
  const editor = await read('editor');
  expect(editor).toContain('Past their review');
  expect(editor).not.toContain('New today');
  expect(editor).not.toContain('Leads of the last twelve weeks');
});
