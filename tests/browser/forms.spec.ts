import type { Locator, Page } from '@playwright/test';
import { makeResume } from '../hostile/pdf.ts';
import { newName } from '../leads/forms.ts';
import { expect, test } from './watched-page.ts';

/** The server takes nothing that was sent within two seconds after a form was shown. */
const shortestFilling = 2100;

interface FormUnderTest {
  name: string;
  path: string;
  /** Opens the form and gives what holds it. */
  open(page: Page): Promise<Locator>;
  /** Labels of the text fields and what is typed into them. */
  texts(): Record<string, string>;
  /** Fills what is not text. */
  choose?(form: Locator): Promise<void>;
  /** Labels and first messages of an empty form, in their order. */
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
    await page.waitForTimeout(shortestFilling);
    return holder;
  };

const tick = async (form: Locator): Promise<void> => {
  await form.getByLabel('I am a person').check();
  await expect(form.getByText('Checked.')).toBeVisible();
};

const forms: readonly FormUnderTest[] = [
  {
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
  {
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
  {
    name: 'product inquiry',
    path: '/productmillo',
    async open(page) {
      await page.goto('/productmillo');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
      const window = page.getByRole('dialog', { name: 'Product Inquiry Form' });
      await expect(window.getByLabel('Your name')).toBeVisible();
      await page.waitForTimeout(shortestFilling);
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
  {
    name: 'job application',
    path: '/careers',
    async open(page) {
      await page.goto('/careers');
      await page.getByRole('link', { name: 'View Details' }).first().click();
      await page.getByRole('link', { name: 'Apply Now' }).click();
      const window = page.getByRole('dialog', { name: 'Apply for this position' });
      await expect(window.getByLabel('Your name')).toBeVisible();
      await page.waitForTimeout(shortestFilling);
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
];

const fill = async (form: Locator, { texts, choose }: FormUnderTest): Promise<Record<string, string>> => {
  const typed = texts();
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await choose?.(form);
  return typed;
};

const expectTexts = async (form: Locator, texts: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await expect(form.getByLabel(label)).toHaveValue(text);
};

const sendOf = (form: Locator): Locator => form.getByRole('button', { name: 'Send' });
const loaderOf = (form: Locator): Locator => form.getByRole('button', { name: 'Loading...' });

/** Browsers report every answer of 400 or more, and every lost request, in the console. */
const forgiveAnswers = (faults: { console: string[] }): void => {
  faults.console = faults.console.filter((text) => !text.startsWith('Failed to load resource'));
};

for (const form of forms) {
  test.describe(`${form.name} form`, () => {
    test('is sent empty too: each error stands beside its field, the first has the focus', async ({
      page,
      faults,
    }) => {
      const holder = await form.open(page);
      await expect(loaderOf(holder)).toHaveCount(0);
      const answered = page.waitForResponse(`**${form.call}`);
      await sendOf(holder).click();
      const request = (await answered).request();
      expect(request.headers()['x-requested-with']).toBe('XMLHttpRequest');
      expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
      for (const [label, message] of Object.entries(form.errors)) {
        const control = holder.getByLabel(label);
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(message);
      }
      await expect(holder.getByLabel(Object.keys(form.errors)[0] ?? '')).toBeFocused();
      await expect(sendOf(holder)).toBeVisible();
      forgiveAnswers(faults);
    });

    test('shows the loader while it is sent once, then the success dialog, and is empty again', async ({
      page,
    }) => {
      const holder = await form.open(page);
      let posts = 0;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${form.call}`, async (route) => {
        posts += 1;
        await held;
        await route.continue();
      });
      await fill(holder, form);
      await sendOf(holder).dblclick();
      await expect(loaderOf(holder)).toBeVisible();
      await expect(sendOf(holder)).toHaveCount(0);
      await loaderOf(holder).click({ force: true });
      release();
      const dialog = page.getByRole('dialog', { name: 'Success' });
      await expect(dialog.getByText(form.success)).toBeVisible();
      expect(posts).toBe(1);
      await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      if (form.isWindow) {
        await expect(holder).toBeHidden();
        await page.getByRole('link', { name: /Now$/ }).first().click();
      }
      for (const label of Object.keys(form.texts())) await expect(holder.getByLabel(label)).toHaveValue('');
      await expect(sendOf(holder)).toBeVisible();
    });

    test('keeps what was typed when the server is down, says whom to call, and can be sent again', async ({
      page,
      faults,
    }) => {
      const holder = await form.open(page);
      await page.route(`**${form.call}`, (route) => route.abort());
      const typed = await fill(holder, form);
      await sendOf(holder).click();
      const problem = holder.getByRole('alert');
      await expect(problem).toContainText('could not be sent');
      await expect(problem.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
      await expect(problem).toBeFocused();
      await expectTexts(holder, typed);
      await page.unroute(`**${form.call}`);
      if (form.isWindow) {
        await expect(holder.getByLabel('I am a person')).not.toBeChecked();
        await tick(holder);
      }
      await sendOf(holder).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
      forgiveAnswers(faults);
    });
  });
}

test.describe('messages of the server', () => {
  const contact = forms[0];
  if (!contact) throw new Error('There is no contact form.');

  test('show the first one of a field, and go when the field is changed', async ({ page, faults }) => {
    const holder = await contact.open(page);
    const typed = await fill(holder, contact);
    await holder.getByLabel('Phone').fill('12');
    await sendOf(holder).click();
    const phone = holder.getByLabel('Phone');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/not complete/);
    await expectTexts(holder, { ...typed, Phone: '12' });
    await phone.fill('98250 12345');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    forgiveAnswers(faults);
  });

  test('say when too many were sent, or nothing can be stored, and whom to call', async ({
    page,
    faults,
  }) => {
    const holder = await contact.open(page);
    const typed = await fill(holder, contact);
    for (const [status, message] of [
      [429, 'Too many forms came.'],
      [503, 'We could not save this just now.'],
    ] as const) {
      await page.route(`**${contact.call}`, (route) =>
        route.fulfill({ status, json: { message: { form: [message] } } }),
      );
      await sendOf(holder).click();
      await expect(holder.getByRole('alert')).toContainText(message);
      await expect(holder.getByRole('alert').getByRole('link')).toBeVisible();
      await expectTexts(holder, typed);
      await page.unroute(`**${contact.call}`);
    }
    forgiveAnswers(faults);
  });

  test('are not waited for without end', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contactus');
    const holder = page.locator('#form');
    await holder.getByLabel('First name').focus();
    await expect(holder.locator('[data-island]')).toHaveAttribute('data-awake', '');
    const typed = await fill(holder, contact);
    await page.route(`**${contact.call}`, () => {});
    await sendOf(holder).click();
    await expect(loaderOf(holder)).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(holder.getByRole('alert')).toContainText('could not be sent');
    await expectTexts(holder, typed);
  });

  test('leave the browser when the form is filled with the keyboard alone', async ({ page }) => {
    const holder = await contact.open(page);
    await holder.getByLabel('First name').focus();
    for (const text of Object.values(contact.texts())) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(sendOf(holder)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeHidden();
  });
});

test.describe('window of the product inquiry', () => {
  const inquiry = forms[2];
  if (!inquiry) throw new Error('There is no inquiry form.');

  test('opens at a click that comes before any of its script, and is not on the page until then', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/inquiry-form/.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/productmarvel', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Product Inquiry Form' })).toBeVisible();
    await expect(page).toHaveURL(/productmarvel$/);
  });

  test('holds against Escape and clicks beside it; X and Close close it and clear it', async ({
    page,
    faults,
  }) => {
    const window = await inquiry.open(page);
    await fill(window, inquiry);
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(window).toBeVisible();
    await expect(window.getByLabel('Comment')).toHaveAttribute('rows', '5');
    for (const name of ['Close the form', 'Close']) {
      await page.waitForTimeout(shortestFilling);
      await window.getByLabel('Your name').fill('');
      await sendOf(window).click();
      await expect(window.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
      await window.getByRole('button', { name, exact: true }).click();
      await expect(window).toBeHidden();
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
      await expect(window.getByLabel('E-mail')).toHaveValue('');
      await expect(window.getByLabel('Your name')).not.toHaveAttribute('aria-invalid');
      await expect(window.getByLabel('I am a person')).not.toBeChecked();
    }
    forgiveAnswers(faults);
  });

  const readSent = async (page: Page, openIt: () => Promise<void>): Promise<Record<string, unknown>> => {
    await openIt();
    const window = page.getByRole('dialog', { name: 'Product Inquiry Form' });
    await page.route(`**${inquiry.call}`, (route) => route.fulfill({ json: {} }));
    await fill(window, inquiry);
    const sent = page.waitForRequest(`**${inquiry.call}`);
    await sendOf(window).click();
    const fields: Record<string, unknown> = (await sent).postDataJSON();
    for (const guard of ['website', 'filled_in_ms', 'privacy_version']) delete fields[guard];
    return fields;
  };

  test('sends the body, the colour or the name that was chosen, and the marker of the page', async ({
    page,
  }) => {
    const half = await readSent(page, async () => {
      await page.goto('/productmillo');
      await page.getByRole('link', { name: 'Enquire Now' }).last().click();
    });
    expect(half.colorval).toMatch(/half/i);
    expect(Object.values(half)).toContain('Millo');

    const green = await readSent(page, async () => {
      await page.goto('/productmastee?colour=green');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    });
    expect(green.colorval).toBe('Green');

    const bicycle = await readSent(page, async () => {
      await page.goto('/productmarvelpro');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    });
    expect(bicycle.colorval).toBe('Marvel Pro');
  });

  test('sends five fields and no more for the pickup', async ({ page }) => {
    const fields = await readSent(page, async () => {
      await page.goto('/productmajor');
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    });
    expect(Object.keys(fields).sort()).toEqual(['comment', 'email', 'mobile', 'name', 'rCaptcha']);
  });
});

test('the resume is looked at before it is sent: its kind and its size', async ({ page, faults }) => {
  const application = forms[3];
  if (!application) throw new Error('There is no application form.');
  const window = await application.open(page);
  const resume = window.getByLabel('Resume');
  await expect(resume).toHaveAccessibleDescription(/PDF file of at most 5 MB/);
  await expect(resume).toHaveAttribute('accept', /pdf/);
  await resume.setInputFiles({ name: 'resume.docx', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(resume).toHaveAccessibleDescription(/not a PDF/);
  const large = Buffer.alloc(5_000_001, 32);
  await resume.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(resume).toHaveAccessibleDescription(/larger than 5 MB/);
  await sendOf(window).click();
  await expect(window.getByLabel('Your name')).toBeFocused();
  await expect(resume).toHaveAccessibleDescription(/larger than 5 MB/);
  forgiveAnswers(faults);
});

test('cities that cannot be loaded say so and can be loaded again', async ({ page, faults }) => {
  await page.goto('/becomedealer');
  const form = page.locator('#form');
  await form.getByLabel('State').focus();
  await expect(form.locator('[data-island]')).toHaveAttribute('data-awake', '');
  await page.route('**/api/get-cities/*', (route) => route.abort());
  await form.getByLabel('State').selectOption('Kerala');
  await expect(form.getByLabel('City')).toHaveAccessibleDescription(/could not be loaded/);
  await page.unroute('**/api/get-cities/*');
  await form.getByRole('button', { name: 'Load the cities again' }).click();
  await form.getByLabel('City').selectOption('Kochi');
  forgiveAnswers(faults);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form is posted, and the page says the sentence of success', async ({ page }) => {
    const [contact] = forms;
    await page.goto('/contactus');
    const form = page.locator('#form');
    for (const [label, text] of Object.entries(contact?.texts() ?? {})) {
      await form.getByLabel(label).fill(text);
    }
    await sendOf(form).click();
    await expect(page).toHaveURL(/\/contactus\?sent=contact#form$/);
    await expect(form.getByText('Your Contact Inquiry Saved Successfully')).toBeVisible();
  });

  test('a bad field is named, and going back brings what was typed', async ({ page, faults }) => {
    const [contact] = forms;
    await page.goto('/contactus');
    const form = page.locator('#form');
    const typed = { ...contact?.texts(), Phone: '12' };
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    await sendOf(form).click();
    await expect(page.getByText('This phone number is not complete.')).toBeVisible();
    await page.goBack();
    await expectTexts(page.locator('#form'), typed);
    forgiveAnswers(faults);
    // The page with the problems takes no part in view transitions; Chromium says so as if it were an error.
    faults.console = faults.console.filter((text) => !text.includes('ViewTransition opt-in disabled'));
  });

  test('the dealer chooses the state first, then the city', async ({ page }) => {
    await page.goto('/becomedealer');
    const form = page.locator('#form');
    await form.getByLabel('First choose your state').selectOption('Gujarat');
    await form.getByRole('button', { name: 'Show its cities' }).click();
    await expect(page).toHaveURL(/state=\d+/);
    await form.getByLabel('Your name').fill(newName());
    await form.getByLabel('E-mail').fill('dealer@example.com');
    await form.getByLabel('Phone').fill('98250 12345');
    await form.getByLabel('Vehicle').selectOption('Millo');
    await expect(form.getByLabel('State', { exact: false }).last()).toHaveValue(/\d+/);
    await form.getByLabel('City').selectOption('Ahmedabad');
    await form.getByLabel('Message').fill('I have a showroom.');
    await sendOf(form).click();
    await expect(page).toHaveURL(/\/becomedealer\?sent=dealer#form$/);
    await expect(form.getByText('Your Data Saved Successfully')).toBeVisible();
  });

  test('inquiry and application lead to other ways', async ({ page }) => {
    await page.goto('/productmillo');
    await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    await expect(page).toHaveURL(/\/contactus#enquiry$/);
    await page.goto('/careers');
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page.locator('#apply').getByRole('link', { name: /^Mail to/ })).toBeVisible();
  });
});
