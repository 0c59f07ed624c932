/** The five forms in every language but English, sent empty and then filled in by keyboard only. */
import type { Language } from '@ev-site/contract/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { forgiveAnswers } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { makeResume } from '../support/hostile/pdf.ts';
import { newName } from '../support/leads/forms.ts';

/** How a reader of a language writes, and what the site answers. */
interface Reader {
  script: RegExp;
  phone: string;
  success: string;
  message: string;
}

const readers: Record<Exclude<Language, 'en'>, Reader> = {
  hi: {
    script: /\p{Script=Devanagari}/u,
    phone: '९८२५० १२३४५',
    success: 'धन्यवाद',
    message: '500 kg के लिए कौन सी गाड़ी ठीक रहेगी?',
  },
  gu: {
    script: /\p{Script=Gujarati}/u,
    phone: '૯૮૨૫૦ ૧૨૩૪૫',
    success: 'થઈ ગયું',
    message: '500 kg માટે કઈ ગાડી ચાલે?',
  },
};

/** Opens a form in a window by its link. */
const byLink = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog');
};

/** Goes to the first field of a form in the page. */
const inPage = async (page: Page) => {
  const form = page.locator('#form form').last();
  await form.getByRole('textbox').first().focus();
  await expect(page.locator('#form [data-island]')).toHaveAttribute('data-awake', '');
  return form;
};

/** The same if the first field is a select. */
const inRide = async (page: Page) => {
  const form = page.locator('#form form').last();
  await form.locator('select').first().focus();
  await expect(page.locator('#form [data-island]')).toHaveAttribute('data-awake', '');
  return form;
};

const forms: readonly { name: string; path: string; open(page: Page): Promise<Locator> }[] = [
  { name: 'contact', path: '/contactus', open: inPage },
  { name: 'dealer', path: '/becomedealer', open: inPage },
  { name: 'test ride', path: '/testride?dealer=surat-udhna', open: inRide },
  { name: 'inquiry', path: '/productmillo', open: byLink('[data-enquire]') },
  { name: 'application', path: '/careerdetails/1', open: byLink('[data-apply]') },
];

/** The element that has the focus. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      name: element?.getAttribute('name') ?? '',
      kind: element instanceof HTMLInputElement ? element.type : (element?.tagName.toLowerCase() ?? ''),
      sends: element instanceof HTMLButtonElement && element.type === 'submit',
    };
  });

/** Fills the focused field according to its kind. */
const fillFocused = async (
  page: Page,
  form: Locator,
  { name, kind }: { name: string; kind: string },
  texts: Record<string, string>,
) => {
  // Consent is never required.
  if (name.endsWith('_consent')) return;
  // A second day is not required either, and must differ from the first.
  if (name === 'second_choice') return;
  if (kind === 'checkbox') {
    await page.keyboard.press('Space');
    await expect(form.locator('[name="rCaptcha"]')).not.toHaveValue('');
  } else if (kind === 'file') {
    const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: makeResume() };
    await form.locator('[type="file"]').setInputFiles(file);
  } else if (kind === 'select') {
    await expect.poll(() => form.locator(`[name="${name}"] option`).count()).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
  } else if (texts[name] !== undefined) {
    await page.keyboard.type(texts[name]);
  }
};

for (const [language, { script, phone, success: title, message }] of Object.entries(readers)) {
  for (const { name, path, open } of forms) {
    test(`the ${name} form in ${language} names missing fields, can be sent by keyboard, and confirms in that language`, async ({
      page,
      faults,
    }) => {
      await page.goto(`/${language}${path}`);
      const form = await open(page);
      await expect(form.getByRole('textbox').first()).toBeVisible();
      await test.step('an empty form says what is missing', async () => {
        await form.locator('button[type="submit"]').press('Enter');
        const invalid = form.locator('[aria-invalid="true"]');
        await expect(invalid.first()).toBeFocused();
        for (const field of await invalid.all()) {
          await expect(field).toHaveAccessibleDescription(script);
          await expect(field).toHaveAccessibleName(script);
        }
        expect(await invalid.count()).toBeGreaterThanOrEqual(4);
        // The browser reports the server's answer to an empty form as an error.
        forgiveAnswers(faults);
      });

      const texts = {
        name: newName(),
        firstname: newName(),
        lastname: 'Patel',
        email: 'asha@example.com',
        phone,
        mobile: phone,
        message,
        comment: message,
      };
      const filled = new Set<string>();
      for (let step = 0; step < 40; step += 1) {
        const focus = await readFocus(page);
        if (focus.sends) break;
        const known = `${focus.kind} ${focus.name}`;
        if (!filled.has(known)) await fillFocused(page, form, focus, texts);
        filled.add(known);
        await page.keyboard.press('Tab');
      }
      expect((await readFocus(page)).sends).toBe(true);
      await page.keyboard.press('Enter');
      const success = page.getByRole('dialog', { name: title });
      await expect(success.getByRole('paragraph').first()).toHaveText(script);
      await expect(success.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)).toHaveText(script);
      await page.keyboard.press('Enter');
      await expect(success).toBeHidden();
    });
  }
}
