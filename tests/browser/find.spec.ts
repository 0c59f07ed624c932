import { expect, test } from '@playwright/test';
import { listViolations } from '../support/browser/accessibility.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the finder can be answered, corrected and answered again by keyboard', async ({ page }) => {
    await page.goto('/find');
    await page.getByRole('radio', { name: 'Goods' }).check();
    await expect(page.getByRole('textbox', { name: 'How many at a time' })).toBeHidden();
    await page.getByRole('textbox', { name: 'Weight of a full load' }).fill('heavy');
    await page.getByRole('textbox', { name: 'Distance' }).fill('81');
    await page.getByRole('combobox', { name: 'How long can you charge it at noon?' }).selectOption('1 h');
    await page.getByRole('radio', { name: 'Town lanes' }).check();
    await page.getByRole('radio', { name: 'Flyovers and ramps' }).check();
    await page.getByRole('button', { name: 'Show what fits' }).press('Enter');

    await expect(page).toHaveTitle(/^Please check: /);
    const problems = page.getByRole('alert');
    await problems.getByRole('link', { name: 'Please write the weight in digits' }).press('Enter');
    const weight = page.getByRole('textbox', { name: 'Weight of a full load' });
    await expect(weight).toBeFocused();
    await expect(weight).toHaveValue('heavy');
    await expect(weight).toHaveAccessibleDescription(/Please write the weight in digits/);
    await expect(page.getByRole('textbox', { name: 'Distance' })).toHaveValue('81');
    await weight.fill('600');
    await weight.press('Enter');

    await expect(page.getByRole('heading', { name: 'None of our vehicles' })).toBeVisible();
    await expect(page.getByText('short by 120 kg')).toBeVisible();
    await page.getByRole('link', { name: 'With 480 kg at most: Major would fit.' }).click();
    await expect(page.getByRole('heading', { name: 'Major' })).toBeInViewport();
    await expect(page).toHaveURL(/[?&]kg=480&.*#answer$/);
    await page.goBack();
    await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible();
    await page.getByRole('link', { name: 'You carry: Change' }).press('Enter');
    await page.getByRole('textbox', { name: 'Weight of a full load' }).fill('300');
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await expect(page.getByRole('heading', { name: 'Major' })).toBeVisible();
    await expect(page).toHaveURL(
      /\/find\?carry=goods&kg=300&people=&km=81&noon=1&road=lanes&slope=ramps#answer$/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('the enquiry window says that the answers of the finder go with the enquiry', async ({ page }) => {
  await page.goto('/find?carry=goods&kg=311&km=60&road=lanes&slope=flat&noon=0');
  await page.getByRole('link', { name: 'Enquire about Major' }).click();
  const window = page.getByRole('dialog');
  await expect(window).toContainText('About Major. Your answers go with the enquiry.');
});

for (const [what, query] of [
  // The walk (walk.spec.ts) checks the questions and an answer.
  ['no answer', 'carry=goods&kg=200&km=86&road=lanes&slope=flat&noon=0'],
  ['questions with problems', 'carry=goods&kg=heavy&km=900&noon=0&slope=hills'],
] as const) {
  test(`${what}: the page is accessible and fits the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/find?${query}`);
    expect(await listViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('changing the language keeps what was chosen in a form without submitting it', async ({ page }) => {
  const follow = (language: string) => page.getByRole('link', { name: language }).first().click();
  const expectNothingSaid = async () => {
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(0);
  };

  await page.goto('/find');
  await page.getByRole('radio', { name: 'Goods' }).check();
  await page.getByRole('textbox', { name: 'Weight of a full load' }).fill('300');
  await follow('हिन्दी');
  await expect(page).toHaveURL(/\/hi\/find\?.*begun=1/);
  await expect(page.getByRole('radio', { name: 'माल' })).toBeChecked();
  const weight = page.getByRole('textbox', { name: 'पूरे लोड का वज़न' });
  await expect(weight).toHaveValue('300');
  await expectNothingSaid();
  await weight.fill('');
  await follow('English');
  await expect(page.getByRole('radio', { name: 'Goods' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Weight of a full load' })).toHaveValue('');
  await expectNothingSaid();
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).not.toHaveURL(/begun/);

  await page.goto('/find?carry=goods&kg=300&km=60&road=lanes&slope=flat&noon=0');
  await follow('हिन्दी');
  await expect(page.locator('#answer')).toBeVisible();
  await expect(page).not.toHaveURL(/begun/);

  await page.goto('/testride');
  await page.getByRole('combobox', { name: 'Vehicle' }).selectOption('Major');
  const dealer = page.getByRole('combobox', { name: 'Dealer' });
  await dealer.selectOption({ index: 1 });
  const chosen = await dealer.inputValue();
  await follow('ગુજરાતી');
  await expect(page).toHaveURL(/\/gu\/testride\?vehicle=major/);
  await expect(page.getByRole('combobox').first()).toHaveValue('major');
  await expect(page.locator('main select[name="dealer"]')).toHaveValue(chosen);

  await page.goto('/compare');
  for (const name of ['Major', 'Manzil']) await page.getByRole('checkbox', { name }).check();
  await follow('हिन्दी');
  await expect(page.locator('main input:checked')).toHaveCount(2);
  await expect(page.locator('main table')).toHaveCount(0);

  await page.goto('/dealers');
  await page.locator('main select[name="service"]').selectOption('service');
  await follow('हिन्दी');
  await expect(page.locator('main select[name="service"]')).toHaveValue('service');
  await expectNothingSaid();
});
