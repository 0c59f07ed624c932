import { limits } from '@ev-site/contract/forms/limits.ts';
import { listViolations } from '../support/browser/accessibility.ts';
import {
  expectTexts,
  type FormUnderTest,
  fill,
  forgiveAnswers,
  forms,
  listChosenFiles,
  loaderOf,
  sendOf,
  tick,
} from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';

for (const form of Object.values<FormUnderTest>(forms)) {
  test.describe(`${form.name} form`, () => {
    test('when sent empty, shows each error beside its field and focuses the first', async ({
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
      expect(await listViolations(page)).toEqual([]);
      forgiveAnswers(faults);
    });

    test('is sent once on a double click, shows loader, success dialog and reference number, and is empty again; its calls are marked as made by script', async ({
      page,
    }) => {
      const asked: string[] = [];
      const unsaid: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith('/api/')) return;
        asked.push(pathname);
        if (request.headers()['x-requested-with'] !== 'XMLHttpRequest') unsaid.push(pathname);
      });
      let posts = 0;
      const isPressed = Promise.withResolvers<void>();
      await page.route(`**${form.call}`, async (route) => {
        posts += 1;
        await isPressed.promise;
        await route.continue();
      });
      // Playwright does not report requests that are in flight while a route is added.
      const holder = await form.open(page);
      await fill(holder, form);
      await sendOf(holder).dblclick();
      await expect(loaderOf(holder)).toBeVisible();
      await expect(sendOf(holder)).toHaveCount(0);
      await loaderOf(holder).click({ force: true });
      isPressed.resolve();
      const dialog = page.getByRole('dialog', { name: 'Success' });
      await expect(dialog.getByText(form.success)).toBeVisible();
      // The focus is on the button, below this description.
      await expect(dialog).toHaveAccessibleDescription(/reference number/);
      expect(posts).toBe(1);
      await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      const before = form.isWindow
        ? page.getByRole('link', { name: /Now$/ }).first()
        : holder.locator('form').last();
      await expect(before).toBeFocused();
      if (form.isWindow) {
        await expect(holder).toBeHidden();
        await page.getByRole('link', { name: /Now$/ }).first().click();
      }
      // The reference number stays visible; for a form in a window, it is in the window.
      await expect(holder.getByText(/reference number.*[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeInViewport();
      for (const label of Object.keys(form.texts())) await expect(holder.getByLabel(label)).toHaveValue('');
      await expect(sendOf(holder)).toBeVisible();
      const check = form.isWindow ? ['/api/get-human-check'] : [];
      for (const call of ['/api/get-form-status', ...check, form.call]) expect(asked).toContain(call);
      expect(unsaid).toEqual([]);
    });

    test('keeps what was typed when the server is down, shows a phone number, and can be sent again', async ({
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
      expect(await listChosenFiles(holder)).toEqual(form === forms.application ? ['resume.pdf'] : []);
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

test.describe('sending the contact form', () => {
  const { contact } = forms;

  test('gives up after the longest wait and keeps what was typed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contactus');
    const holder = page.locator('#form');
    await holder.getByLabel('First name').focus();
    await expect(holder.locator('[data-island]')).toHaveAttribute('data-awake', '');
    const typed = await fill(holder, contact);
    await page.route(`**${contact.call}`, () => {});
    const sent = page.waitForRequest(`**${contact.call}`);
    await sendOf(holder).click();
    await expect(loaderOf(holder)).toBeVisible();
    // First the rest of the shortest time for filling, if it is not over yet, then the longest wait.
    await page.clock.fastForward(3000);
    await sent;
    await page.clock.fastForward(31_000);
    await expect(holder.getByRole('alert')).toContainText('could not be sent');
    await expectTexts(holder, typed);
  });

  test('before the form is awake brings the errors once it wakes', async ({ page, faults }) => {
    const isPressed = Promise.withResolvers<void>();
    await page.route(/contact-form.*\.js$/, async (route) => {
      await isPressed.promise;
      await route.continue();
    });
    await page.goto('/contactus');
    const holder = page.locator('#form');
    await sendOf(holder).click();
    await expect(holder.locator('[data-island]')).not.toHaveAttribute('data-awake');
    isPressed.resolve();
    for (const [label, message] of Object.entries(contact.errors))
      await expect(holder.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(holder.getByLabel('First name')).toBeFocused();
    forgiveAnswers(faults);
  });

  test('works with the keyboard alone', async ({ page }) => {
    const holder = await contact.open(page);
    await holder.getByLabel('First name').focus();
    for (const text of Object.values(contact.texts())) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    // Past two boxes for consent and two links of the privacy note.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(sendOf(holder)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeHidden();
  });
});

test('a resume of a wrong kind or size is refused before it is sent', async ({ page, faults }) => {
  const { application } = forms;
  const window = await application.open(page);
  const resume = window.getByLabel('Resume');
  await expect(resume).toHaveAccessibleDescription(/PDF file of at most 5 MB/);
  await expect(resume).toHaveAttribute('accept', /pdf/);
  await resume.setInputFiles({ name: 'resume.docx', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(resume).toHaveAccessibleDescription(/not a PDF/);
  const large = Buffer.alloc(limits.resume + 1, 32);
  await resume.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(resume).toHaveAccessibleDescription(/larger than 5 MB/);
  await sendOf(window).click();
  await expect(window.getByLabel('Your name')).toBeFocused();
  await expect(resume).toHaveAccessibleDescription(/larger than 5 MB/);
  forgiveAnswers(faults);
});
