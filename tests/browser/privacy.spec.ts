import { readFile } from 'node:fs/promises';
import { exampleReference } from '@ev-site/contract/privacy-reference.ts';
import { en } from '@ev-site/site/words/en.ts';
import { gu } from '@ev-site/site/words/gu.ts';
import type { Page } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';
import { forgiveAnswers } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { newName, postJson } from '../support/leads/forms.ts';
import { readMails } from '../support/leads/read-mails.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { startSecondSite } from '../support/product/second-site.ts';
import { findLead, signIn } from '../support/staff/staff-desk.ts';

/** A mailbox that only this test uses. */
const newMailbox = (name: string) => `${name.replace(' ', '.').toLowerCase()}@example.com`;

const sendContact = async (name: string, email: string): Promise<void> => {
  const fields = {
    firstname: name,
    lastname: 'Patel',
    email,
    phone: '98250 12345',
    message: 'Which vehicle takes 500 kg?',
    whatsapp_consent: 'yes',
    privacy_version: '2026-11-22',
  };
  const headers = { Referer: `${BASE_URL}/gu/contactus`, 'Accept-Language': 'gu' };
  expect((await postJson(BASE_URL, '/api/post-contact-us?lang=gu', fields, headers)).status).toBe(200);
};

/** The link that was mailed to an address, other than an already known one. */
const findLink = async (email: string, known?: string): Promise<string> => {
  const links = () =>
    readMails(email)
      .flatMap((mail) => /\S+\/privacy\/requests\/mine\?key=\S+/.exec(mail) ?? [])
      .filter((link) => known === undefined || !link.endsWith(known));
  await expect.poll(() => links().length, { timeout: 20_000 }).toBe(1);
  const { pathname, search } = new URL(String(links()[0]));
  return pathname + search;
};

/** Presses Tab until the focus is on an element with this text, such as a button, or on the field with this name. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('name') || element?.textContent?.trim() || '';
    });
    if (focused === name) return;
  }
  throw new Error(`The Tab key does not lead to “${name}”.`);
};

test.describe('a privacy request in Gujarati, by keyboard and without script', () => {
  test.use({ javaScriptEnabled: false });

  test('works from the form through the mailed link to erasing', async ({ page, faults }) => {
    test.setTimeout(90_000);
    const name = newName();
    const email = newMailbox(name);
    await sendContact(name, email);
    await postJson(BASE_URL, '/api/post-privacy-request?lang=gu', { kind: 'see', email });
    const other = await findLink(email);
    await page.goto('/gu/privacy/requests');
    await tabTo(page, 'kind');
    for (let choice = 0; choice < 3; choice += 1) await page.keyboard.press('ArrowDown');
    await tabTo(page, 'email');
    await page.keyboard.type(email);
    await tabTo(page, 'વિનંતી મોકલો');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gu\/privacy\/requests\?sent=request#form$/);
    await expect(page.getByText('તમારી વિનંતી અમને મળી છે')).toBeVisible();

    await page.goto(await findLink(email, other));
    await page.getByRole('button', { name: 'મારી માહિતી ખોલો' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('અમારી પાસે તમારી આ માહિતી છે');
    await expect(page.getByText('વોટ્સએપ પર જવાબ', { exact: true })).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'ડાઉનલોડ' }).press('Enter'),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file.records).toEqual([
      expect.objectContaining({
        email,
        whatsapp_consent: true,
        privacy_notice: '2026-11-22',
        language: 'gu',
      }),
    ]);

    await page.getByRole('button', { name: 'બંને સંમતિ પાછી ખેંચો' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('થઈ ગયું');
    await expect(page.getByText('જવાબ સિવાય કંઈ નહીં')).toBeVisible();

    await page.getByLabel('ફોન').fill('12');
    await page.getByRole('button', { name: 'સુધારા સેવ કરો' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('ફોન નંબર બરાબર નથી');
    await page.getByLabel('ફોન').fill('98250 54321');
    await page.getByRole('button', { name: 'સુધારા સેવ કરો' }).press('Enter');
    await expect(page.getByText('+91 98250 54321', { exact: true })).toBeVisible();

    // The first press asks for confirmation; only the next one erases.
    await page.getByRole('button', { name: 'બધું ભૂંસો' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('બધું ભૂંસી નાખીએ?');
    await page.getByRole('button', { name: 'રહેવા દો' }).press('Enter');
    await expect(page.getByText('+91 98250 54321', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'બધું ભૂંસો' }).press('Enter');
    await page.getByRole('button', { name: 'બધું ભૂંસો' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('થઈ ગયું: તમારી માહિતી ભૂંસાઈ ગઈ.');
    // A second link says that nothing is kept any more; an invented link only says that it does not work.
    expect((await page.goto(other))?.status()).toBe(200);
    await expect(page.getByText('અમારી પાસે તમારી કોઈ માહિતી નથી.')).toBeVisible();
    expect(
      (await page.goto(other.replace(/[0-9a-f]$/, (last) => (last === '0' ? '1' : '0'))))?.status(),
    ).toBe(404);
    await expect(page.getByRole('link', { name: 'નવી લિંક માગો' })).toBeVisible();
    const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    expect(await findLead(staff, `${name} Patel`)).toBeUndefined();
    await staff.dispose();
    expect(readMails(email)).toEqual([]);
    forgiveAnswers(faults);
    faults.console = faults.console.filter((text) => !text.includes('ViewTransition opt-in disabled'));
  });
});

test('the pages of a request are accessible, do not shift, and fit their width', async ({ page, faults }) => {
  const name = newName();
  const email = newMailbox(name);
  await sendContact(name, email);
  await postJson(BASE_URL, '/api/post-privacy-request?lang=hi', { kind: 'see', email });
  const link = await findLink(email);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The walk checks the pages that explain how to ask.
    for (const path of ['/gu/privacy/requests?sent=request', link]) {
      await page.goto(path);
      expect(await listViolations(page)).toEqual([]);
      expect(await faults.movements()).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
  await page.goto(link);
  await page.getByRole('button').click();
  await expect(page.getByText(`${name} Patel`).first()).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'सब कुछ मिटाएँ' }).click();
  await expect(page.getByRole('button', { name: 'रहने दें' })).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  // A link that was used once opens nothing more.
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'नया लिंक माँगें' })).toBeVisible();
  forgiveAnswers(faults);
  faults.console = faults.console.filter((text) => !text.includes('ViewTransition opt-in disabled'));
});

test('what is typed into a request stays until it is sent, and can be deleted', async ({ page, faults }) => {
  const { requests } = en.privacy;
  const email = newMailbox(newName());
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ev-draft:')));
  const openForm = async () => {
    await page.goto('/privacy/requests');
    await expect(page.locator('[data-island="kept-request"][data-awake]')).toHaveCount(1);
  };
  const looksFilled = async () => {
    await expect(page.locator('[name="email"]')).toHaveValue(email);
    await expect(page.getByLabel(requests.kinds.erase)).toBeChecked();
  };
  await openForm();
  await page.getByText(requests.kinds.erase).click();
  await page.locator('[name="email"]').fill(email);
  await page.reload();
  await looksFilled();
  await page.goto('/aboutus');
  await page.goBack();
  await looksFilled();

  await page.getByRole('button', { name: en.forms.controls.forget }).click();
  expect(await drafts()).toEqual([]);
  await openForm();
  await expect(page.locator('[name="email"]')).toHaveValue('');
  await expect(page.getByLabel(requests.kinds.erase)).not.toBeChecked();

  await page.getByText(requests.kinds.see).click();
  await page.locator('[name="email"]').fill('asha');
  await page.getByRole('button', { name: requests.send }).click();
  await page.getByRole('link', { name: en.plainPages.problems.again }).click();
  await expect(page.locator('[data-island="kept-request"][data-awake]')).toHaveCount(1);
  await expect(page.locator('[name="email"]')).toHaveValue('');

  await page.getByText(requests.kinds.see).click();
  await page.locator('[name="email"]').fill(email);
  expect(await drafts()).toEqual(['ev-draft:request']);
  await page.getByRole('button', { name: requests.send }).click();
  await expect(page.getByText(requests.sent.title)).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  forgiveAnswers(faults);
  faults.console = faults.console.filter((text) => !text.includes('ViewTransition opt-in disabled'));
});

test('an incomplete request is refused with a message, and known and unknown addresses get the same answer', async ({
  request,
}) => {
  const send = async (fields: object) => {
    const response = await request.post('/api/post-privacy-request', { data: fields });
    return { status: response.status(), text: await response.text() };
  };
  const name = newName();
  await sendContact(name, newMailbox(name));
  const known = await send({ kind: 'erase', email: newMailbox(name) });
  expect(known).toEqual(await send({ kind: 'erase', email: newMailbox(newName()) }));
  expect(known.status).toBe(200);
  expect(await send({})).toMatchObject({ status: 422 });
  const page = await request.post('/api/post-privacy-request?lang=hi', {
    form: { kind: 'see' },
    maxRedirects: 0,
  });
  expect(page.status()).toBe(422);
  expect(await page.text()).toContain('अपना ई-मेल लिखें, या फ़ोन नंबर और रेफ़रेंस नंबर।');
  for (const path of ['/privacy/requests/mine', '/privacy/requests/mine?key=1.abc']) {
    const gone = await request.get(path);
    expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  }
});

test('after many requests about strangers from one network, the form asks for the human check, keeps what was typed, and is accepted with it', async ({
  browser,
}) => {
  // A site of its own, because other tests ask from the same network and would be counted too.
  const site = await startSecondSite({});
  const scripted = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 800 } });
  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  /** Presses Send, and is refused. @returns status, caching and address of the answer. */
  const sendInVain = async (page: Page, press: string) => {
    const answered = page.waitForResponse(/post-privacy-request/);
    await page.getByRole('button', { name: press }).click();
    const answer = await answered;
    return [answer.status(), answer.headers()['cache-control'], answer.url()];
  };
  const toRefused = (language: string) => [
    422,
    'no-store',
    `${site.url}/api/post-privacy-request?lang=${language}`,
  ];
  try {
    const ask = () =>
      postJson(site.url, '/api/post-privacy-request', { kind: 'see', email: newMailbox(newName()) });
    for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { message: { rCaptcha: [en.forms.messages.rCaptchaFlood] } },
    ]);

    const { requests } = gu.privacy;
    const email = newMailbox(newName());
    await scripted.goto('/gu/privacy/requests');
    expect(await scripted.locator('[name="rCaptcha"]').count()).toBe(0);
    await scripted.getByText(requests.kinds.correct).click();
    await scripted.locator('[name="email"]').fill(email);
    expect(await sendInVain(scripted, requests.send)).toEqual(toRefused('gu'));
    await expect(scripted.getByRole('alert')).toHaveText(gu.forms.messages.rCaptchaFlood);
    await expect(scripted.locator('[name="email"]')).toHaveValue(email);
    await expect(scripted.getByLabel(requests.kinds.correct)).toBeChecked();
    await scripted.locator('[data-island="person-check"]').scrollIntoViewIfNeeded();
    await expect(scripted.locator('[data-island="person-check"][data-awake]')).toHaveCount(1);
    expect(await listViolations(scripted)).toEqual([]);
    expect(
      await scripted.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    // The press starts the check, and the form is sent when the check is solved.
    await scripted.getByRole('button', { name: requests.send }).click();
    await expect(scripted.getByText(requests.sent.title)).toBeVisible();

    const { requests: english } = en.privacy;
    const typed = { phone: '98250 12345', reference: exampleReference };
    await plain.goto('/privacy/requests');
    await plain.getByText(english.kinds.erase).click();
    for (const [name, text] of Object.entries(typed)) await plain.locator(`[name="${name}"]`).fill(text);
    const looksFilled = async () => {
      await expect(plain.getByLabel(english.kinds.erase)).toBeChecked();
      for (const [name, text] of Object.entries(typed))
        await expect(plain.locator(`[name="${name}"]`)).toHaveValue(text);
    };
    expect(await sendInVain(plain, english.send)).toEqual(toRefused('en'));
    await looksFilled();
    await expect(plain.getByText(/scripts, which are switched off.*in an hour/)).toBeVisible();
    // Other problems are shown on the same page.
    typed.phone = '12';
    await plain.locator('[name="phone"]').fill(typed.phone);
    expect(await sendInVain(plain, english.send)).toEqual(toRefused('en'));
    await expect(plain.getByRole('alert')).toHaveText(en.forms.messages.phoneForm);
    await looksFilled();
  } finally {
    await Promise.all([scripted.close(), plain.close()]);
    await site.stop();
  }
});
