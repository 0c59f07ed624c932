import { en } from '@ev-site/site/words/en.ts';
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import {
  expectTexts,
  fill,
  forgiveAnswers,
  forms,
  loaderOf,
  sendOf,
} from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import {
  type CheckProvider,
  frameDocument,
  type ProviderParts,
  providers,
  startCheckProvider,
  toFirstScript,
  toWidgetScript,
} from '../support/leads/check-provider.ts';
import { newName, postJson } from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { type SecondProgram, startSecondSite } from '../support/product/second-site.ts';
import { findLead, signIn } from '../support/staff/staff-desk.ts';

const { messages, check } = en.forms;
let staff: APIRequestContext;
let site: SecondProgram;
let verifier: CheckProvider;

const frameOf = (form: Locator): FrameLocator => form.frameLocator('iframe');
const solve = (form: Locator) => frameOf(form).getByRole('button', { name: 'I am human' }).click();
const inquiry = { ...forms.inquiry, choose: solve };
const checkOf = (form: Locator) => form.getByRole('group', { name: 'Check that you are a person' });
const successOf = (page: Page) => page.getByRole('dialog', { name: 'Success' });

/** Plays the provider for this page. @returns the addresses that the page requested from it. */
const playProvider = async (page: Page, parts: ProviderParts): Promise<string[]> => {
  const asked: string[] = [];
  for (const host of parts.hosts) {
    await page.route(host, (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url.startsWith(parts.frame))
        return route.fulfill({ contentType: 'text/html', body: frameDocument });
      const isFirst = parts.second !== undefined && parts.script.test(url);
      const body = isFirst ? toFirstScript(parts) : toWidgetScript(parts);
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  }
  return asked;
};

const humanCheckOf = async (name: string | undefined) => (await findLead(staff, name ?? ''))?.humanCheck;

test.beforeAll(async () => {
  staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
});

for (const [provider, parts] of Object.entries<ProviderParts>(providers)) {
  test.describe(`human check by ${provider}`, () => {
    // All tests share one site, which takes longer to start than a test to run.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(async () => {
      verifier = await startCheckProvider();
      site = await startSecondSite({
        HUMAN_CHECK: provider,
        HUMAN_CHECK_SITE_KEY: 'our-site-key',
        HUMAN_CHECK_SECRET: 'our-secret',
        HUMAN_CHECK_URL: verifier.url,
      });
    });
    test.afterAll(async () => {
      await site.stop();
      verifier.stop();
    });
    test.beforeEach(() => {
      verifier.behaviour = 'passed';
    });
    test.use({
      // Playwright reads this before `beforeAll` too, when the site has not started yet.
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
      baseURL: async ({}, use) => use(site?.url),
    });

    test('loads nothing from the provider before the form is opened, and the policy allows no other provider', async ({
      page,
      faults,
      request,
    }) => {
      const asked = await playProvider(page, parts);
      const foreign: string[] = [];
      page.on('request', (made) => {
        if (!made.url().startsWith(site.url) && !made.url().startsWith('data:')) foreign.push(made.url());
      });
      await page.goto(inquiry.path, { waitUntil: 'networkidle' });
      expect(foreign).toEqual([]);
      const form = await inquiry.open(page);
      await expect(frameOf(form).getByRole('button', { name: 'I am human' })).toBeVisible();
      expect(foreign).toEqual(asked);
      expect(asked.some((url) => url.startsWith(`${parts.frame}?key=our-site-key`))).toBe(true);

      const others = Object.values<ProviderParts>(providers).filter(({ global }) => global !== parts.global);
      for (const { frame } of others) {
        await page.evaluate((src) => {
          document.head.append(Object.assign(document.createElement('script'), { src }));
        }, frame);
      }
      await expect.poll(() => faults.csp.length).toBe(others.length);
      faults.csp = [];
      faults.console = [];
      const { 'content-security-policy': policy = '' } = (await request.get('/aboutus')).headers();
      expect(policy).toContain("script-src 'self'");
      for (const { frame } of Object.values<ProviderParts>(providers)) {
        expect(policy).not.toContain(new URL(frame).hostname);
      }
    });

    test('sends its answer with the form, which is valid once; the next form asks for a new one', async ({
      page,
    }) => {
      await playProvider(page, parts);
      const form = await inquiry.open(page);
      const typed = await fill(form, inquiry);
      const posted = page.waitForRequest(`**${inquiry.call}`);
      await sendOf(form).click();
      const fields = (await posted).postDataJSON();
      await expect(successOf(page).getByText(inquiry.success)).toBeVisible();
      expect(fields.rCaptcha).toMatch(/^token-/);
      expect(verifier.asked.at(-1)).toEqual({ secret: 'our-secret', response: fields.rCaptcha });
      expect(await humanCheckOf(typed['Your name'])).toBe('passed');

      const again = await postJson(site.url, inquiry.call, { ...fields, name: newName() });
      expect(again.status).toBe(422);
      expect(await again.json()).toEqual({ message: { rCaptcha: [messages.rCaptchaWrong] } });

      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
      await expect(form.locator('iframe')).toHaveCount(1);
      await expect(form.locator('[name="rCaptcha"]')).toHaveValue('');
    });

    // The remaining code is the same for all providers. It is tested with the one that differs most: a script that
    // loads another script, and a widget without a function to end it.
    if (provider !== 'recaptcha') return;

    test('reports a refused answer at the check, which starts again, and keeps what was typed', async ({
      page,
      faults,
    }) => {
      await playProvider(page, parts);
      verifier.behaviour = 'failed';
      const form = await inquiry.open(page);
      const typed = await fill(form, inquiry);
      await sendOf(form).click();
      await expect(checkOf(form)).toHaveAccessibleDescription(messages.rCaptchaWrong);
      await expect(checkOf(form)).toBeFocused();
      await expect(form.locator('[name="rCaptcha"]')).toHaveValue('');
      await expect(form.locator('iframe')).toHaveCount(1);
      await expectTexts(form, typed);
      verifier.behaviour = 'passed';
      await solve(form);
      await sendOf(form).click();
      await expect(successOf(page)).toBeVisible();
      forgiveAnswers(faults);
    });

    test('does not send an answer that has expired', async ({ page, faults }) => {
      await playProvider(page, parts);
      const form = await inquiry.open(page);
      await fill(form, inquiry);
      await expect(form.locator('[name="rCaptcha"]')).toHaveValue(/^token-/);
      await frameOf(form).getByRole('button', { name: 'Run out' }).click();
      await expect(form.locator('[name="rCaptcha"]')).toHaveValue('');
      await sendOf(form).click();
      await expect(checkOf(form)).toHaveAccessibleDescription(messages.rCaptchaMissing);
      await expect(loaderOf(form)).toHaveCount(0);
      forgiveAnswers(faults);
    });

    test('keeps the lead as unverified while the provider’s server is down', async ({ page }) => {
      await playProvider(page, parts);
      verifier.behaviour = 'down';
      const form = await inquiry.open(page);
      const typed = await fill(form, inquiry);
      await sendOf(form).click();
      await expect(successOf(page)).toBeVisible();
      expect(await humanCheckOf(typed['Your name'])).toBe('unverified');
    });

    test('lets the form be sent as unverified, with a note, while script and server of the provider are down', async ({
      page,
      faults,
    }) => {
      await page.route(parts.script, (route) => route.abort());
      verifier.behaviour = 'down';
      const form = await inquiry.open(page);
      await expect(form.getByText(check.away)).toBeVisible();
      const { choose: _, ...texts } = inquiry;
      const typed = await fill(form, texts);
      await sendOf(form).click();
      await expect(successOf(page)).toBeVisible();
      expect(await humanCheckOf(typed['Your name'])).toBe('unverified');
      forgiveAnswers(faults);
    });

    test('must be loaded again when only the visitor’s browser cannot reach the provider', async ({
      page,
      faults,
    }) => {
      await page.route(parts.script, (route) => route.abort());
      const form = await inquiry.open(page);
      const { choose: _, ...texts } = inquiry;
      await fill(form, texts);
      await expect(form.getByText(check.away)).toBeVisible();
      await sendOf(form).click();
      await expect(checkOf(form)).toHaveAccessibleDescription(messages.rCaptchaWrong);
      // Something pressed before the form has scrolled to the check may move away from the pointer.
      await expect(checkOf(form)).toBeFocused();
      await page.unroute(parts.script);
      await playProvider(page, parts);
      await form.getByRole('button', { name: 'Load the check again' }).click();
      await solve(form);
      await expect(form.getByText(check.away)).toBeHidden();
      await sendOf(form).click();
      await expect(successOf(page)).toBeVisible();
      forgiveAnswers(faults);
    });
  });
}
