import { fill, forgiveAnswers, forms, loaderOf, sendOf } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in forced colours, an error is shown by words and a thick edge', async ({ page, faults }) => {
  const form = await forms.contact.open(page);
  await sendOf(form).click();
  const phone = form.getByLabel('Phone');
  await expect(phone).toHaveAccessibleDescription(/write your phone/);
  await expect(phone).toHaveCSS('border-inline-start-width', '8px');
  await expect(phone).toHaveCSS('border-inline-end-width', '2px');
  await expect(sendOf(form)).toHaveCSS('border-top-style', 'solid');
  forgiveAnswers(faults);
});

test('with reduced motion, the wheel of the loader stands still', async ({ page }) => {
  const form = await forms.contact.open(page);
  await page.route(`**${forms.contact.call}`, () => {});
  await fill(form, forms.contact);
  await sendOf(form).click();
  const wheel = loaderOf(form).locator('span');
  await expect(wheel).toBeVisible();
  await expect(wheel).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(wheel).not.toHaveCSS('animation-name', 'none');
});
