import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { makeResume } from '../hostile/pdf.ts';
import { newName } from '../leads/forms.ts';

/** One of the forms as a visitor sees it. */
export interface FormUnderTest {
  name: string;
  path: string;
  /** Opens the form and returns the element around it. */
  open(page: Page): Promise<Locator>;
  /** Texts to type, by the labels of their fields. */
  texts(): Record<string, string>;
  /** Fills the fields that are not text. */
  choose?(form: Locator): Promise<void>;
  /** First messages of an empty form by label, in order. */
  errors: Record<string, RegExp>;
  call: string;
  success: string;
  isWindow: boolean;
}

const openPage =
  (path: string) =>
  async (page: Page): Promise<Locator> => {
    await page.goto(path);
    const holder = page.locator('#form');
    await holder.getByRole('textbox').first().focus();
    await expect(holder.locator('[data-island]')).toHaveAttribute('data-awake', '');
    return holder;
  };

/** Solves the human check. */
export const tick = async (form: Locator): Promise<void> => {
  await form.getByLabel('I am a person').check();
  await expect(form.getByText('Checked.')).toBeVisible();
};

export const forms = {
  contact: {
    name: 'contact',
    path: '/contactus',
    open: openPage('/contactus'),
    texts: () => ({
      'First name': newName(),
      'Last name': 'Patel',
      'E-mail': 'asha@example.com',
      Phone: '98250 12345',
      Message: 'Which vehicle takes 500 kg?',
    }),
    errors: {
      'First name': /write your first name/,
      'Last name': /write your last name/,
      'E-mail': /write your e-mail/,
      Phone: /write your phone/,
      Message: /what you would like to know/,
    },
    call: '/api/post-contact-us',
    success: 'Your Contact Inquiry Saved Successfully',
    isWindow: false,
  },
  dealer: {
    name: 'dealer',
    path: '/becomedealer',
    open: openPage('/becomedealer'),
    texts: () => ({
      'Your name': newName(),
      'E-mail': 'dealer@example.com',
      Phone: '+91 98250 12345',
      Message: 'I have a showroom of 200 square metres.',
    }),
    async choose(form) {
      await form.getByLabel('Vehicle').selectOption('Millo');
      await form.getByLabel('State').selectOption('Gujarat');
      await form.getByLabel('City').selectOption('Ahmedabad');
    },
    errors: {
      'Your name': /write your name/,
      'E-mail': /write your e-mail/,
      Phone: /write your phone/,
      Vehicle: /choose a vehicle/,
      State: /choose your state/,
      City: /choose your city/,
      Message: /what you would like to know/,
    },
    call: '/api/create-dealer',
    success: 'Your Data Saved Successfully',
    isWindow: false,
  },
  inquiry: {
    name: 'product inquiry',
    path: '/productmillo',
    async open(page) {
      // Revealed parts move for 400 ms: on a busy machine the link would leave the pointer between press and release.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/productmillo');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
      const window = page.getByRole('dialog', { name: 'Product Inquiry Form' });
      await expect(window.getByLabel('Your name')).toBeVisible();
      return window;
    },
    texts: () => ({
      'Your name': newName(),
      'E-mail': 'buyer@example.com',
      Mobile: '98250 12345',
      Comment: 'For milk rounds.',
    }),
    choose: tick,
    errors: {
      'Your name': /write your name/,
      'E-mail': /write your e-mail/,
      Mobile: /write your phone/,
      'I am a person': /tick the box/,
    },
    call: '/api/post-product-inquiry',
    success: 'Your Product Inquiry Saved Successfully',
    isWindow: true,
  },
  application: {
    name: 'job application',
    path: '/careers',
    async open(page) {
      await page.goto('/careers');
      await page.getByRole('link', { name: 'View Details' }).first().click();
      await page.getByRole('link', { name: 'Apply Now' }).click();
      const window = page.getByRole('dialog', { name: 'Apply for this position' });
      await expect(window.getByLabel('Your name')).toBeVisible();
      return window;
    },
    texts: () => ({
      'Your name': newName(),
      'E-mail': 'worker@example.com',
      Mobile: '98250 12345',
      Comment: 'I have repaired motors for six years.',
    }),
    async choose(form) {
      await form
        .getByLabel('Resume')
        .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: makeResume() });
      await tick(form);
    },
    errors: {
      'Your name': /write your name/,
      'E-mail': /write your e-mail/,
      Mobile: /write your phone/,
      Resume: /add your resume/,
      'I am a person': /tick the box/,
    },
    call: '/api/post-apply-job',
    success: 'Your Request for Job is Saved Successfully',
    isWindow: true,
  },
  testride: {
    name: 'test ride',
    path: '/testride?dealer=surat-udhna',
    open: openPage('/testride?dealer=surat-udhna'),
    texts: () => ({
      'Your name': newName(),
      Mobile: '98250 12345',
      'E-mail': 'rider@example.com',
      Comment: 'With 300 kg of sand, please.',
    }),
    async choose(form) {
      await form.getByLabel('Vehicle').selectOption('Millo');
      await form.getByLabel('First choice of day').selectOption({ index: 1 });
    },
    errors: {
      Vehicle: /choose a vehicle/,
      'First choice of day': /choose a half-day/,
      'Your name': /write your name/,
      Mobile: /write your phone/,
    },
    call: '/api/post-test-ride',
    success: 'Your Test Ride Request is Saved Successfully',
    isWindow: false,
  },
} satisfies Record<LeadKind, FormUnderTest>;

/** Types every text and makes every choice. @returns the texts by label. */
export const fill = async (
  form: Locator,
  { texts, choose }: FormUnderTest,
): Promise<Record<string, string>> => {
  const typed = texts();
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await choose?.(form);
  return typed;
};

export const expectTexts = async (form: Locator, texts: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await expect(form.getByLabel(label)).toHaveValue(text);
};

/** The names of all chosen files in a form. */
export const listChosenFiles = (form: Locator): Promise<string[]> =>
  form
    .locator('input[type="file"]')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.flatMap(({ files }) => [...(files ?? [])].map(({ name }) => name)),
    );

export const sendOf = (form: Locator): Locator => form.getByRole('button', { name: 'Send' });
export const loaderOf = (form: Locator): Locator => form.getByRole('button', { name: 'Loading...' });

/** Removes messages about answers of 400 or more and lost requests, which browsers report in the console. */
export const forgiveAnswers = (faults: { console: string[] }): void => {
  faults.console = faults.console.filter((text) => !text.startsWith('Failed to load resource'));
};
