import { expectTexts, forgiveAnswers, forms, sendOf } from '../support/browser/forms-under-test.ts';
import { expect, test } from '../support/browser/watched-page.ts';
import { newName } from '../support/leads/forms.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form is sent, and its page shows the message of success', async ({ page }) => {
    const { contact } = forms;
    await page.goto('/contactus');
    const form = page.locator('#form');
    const keeping = form.getByText('What you type stays on this device');
    await expect(keeping).toHaveCount(1);
    await expect(keeping).toBeHidden();
    for (const [label, text] of Object.entries(contact.texts())) {
      await form.getByLabel(label).fill(text);
    }
    await sendOf(form).click();
    await expect(page).toHaveURL(/\/contactus\?sent=contact&reference=[0-9A-Z-]{9}#form$/);
    await expect(form.getByText('Your Contact Inquiry Saved Successfully')).toBeVisible();
    await expect(form.getByText('within two working days')).toBeVisible();
    await expect(form.getByText(/reference number.*[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  });

  for (const address of ['/contactus', '/contactus?vehicle=millo'])
    test(`a bad field on ${address} is reported, going back keeps what was typed, and "Start again" leads to the same form`, async ({
      page,
      faults,
    }) => {
      const { contact } = forms;
      await page.goto(address);
      const form = page.locator('#form');
      const typed = { ...contact.texts(), Phone: '12' };
      for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
      await sendOf(form).click();
      await expect(page.getByText('This phone number is not complete.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start again' })).toHaveAttribute(
        'href',
        `${address}#empty`,
      );
      await page.goBack();
      await expectTexts(page.locator('#form'), typed);
      forgiveAnswers(faults);
      // The page with the problems has no view transitions; Chromium reports this as an error.
      faults.console = faults.console.filter((text) => !text.includes('ViewTransition opt-in disabled'));
    });

  test('going back after an error keeps the dealer’s city and the reference number of a privacy request', async ({
    page,
    faults,
  }) => {
    await page.goto('/becomedealer');
    const form = page.locator('#form');
    await form.getByLabel('First choose your state').selectOption('Gujarat');
    await form.getByRole('button', { name: 'Show its cities' }).click();
    await form.getByLabel('Your name').fill(newName());
    await form.getByLabel('E-mail').fill('dealer@example.com');
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('Vehicle').selectOption('Millo');
    await form.getByLabel('City').selectOption('Surat');
    const city = await form.getByLabel('City').inputValue();
    await form.getByLabel('Message').fill('I have a showroom.');
    await sendOf(form).click();
    await expect(page.getByText('This phone number is not complete.')).toBeVisible();
    await page.goBack();
    await expect(page.locator('#form').getByLabel('City')).toHaveValue(city);

    await page.goto('/privacy/requests');
    await page.locator('input[name="kind"]').first().check();
    await page.locator('input[name="phone"]').fill('98250 12345');
    await page.locator('input[name="reference"]').fill('K7M2-4QX');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('This reference number is not complete')).toBeVisible();
    await page.goBack();
    await expect(page.locator('input[name="reference"]')).toHaveValue('K7M2-4QX');
    forgiveAnswers(faults);
    faults.console = faults.console.filter((text) => !text.includes('ViewTransition opt-in disabled'));
  });

  test('the dealer form asks for the state first, then for the city', async ({ page }) => {
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
    await expect(page).toHaveURL(/\/becomedealer\?sent=dealer&reference=[0-9A-Z-]{9}#form$/);
    await expect(form.getByText('Your Data Saved Successfully')).toBeVisible();
  });

  test('a test ride is requested in two steps, and the confirmation offers a calendar file', async ({
    page,
  }) => {
    await page.goto('/productmillo');
    await page.getByRole('link', { name: /book a test ride/ }).click();
    const form = page.locator('#form');
    await expect(form.getByLabel('Vehicle')).toHaveValue('millo');
    await form.getByLabel('Dealer').selectOption('Surat: Udhna EV Yard (sample)');
    await form.getByRole('button', { name: 'Show the days' }).click();
    await form.getByLabel('First choice of day').selectOption({ index: 1 });
    await form.getByLabel('Your name').fill(newName());
    await form.getByLabel('Mobile').fill('98250 12345');
    await sendOf(form).click();
    await expect(form.getByText('Your Test Ride Request is Saved Successfully')).toBeVisible();
    await expect(form.getByText(/reference number.*[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
    const file = page.waitForEvent('download');
    const calendar = form.getByRole('link', { name: 'Add to my calendar' });
    expect((await calendar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await calendar.click();
    expect((await file).suggestedFilename()).toBe('test-ride.ics');
  });

  test('a test ride page for a vehicle that the dealer does not have says so and offers his vehicles and other dealers', async ({
    page,
  }) => {
    await page.goto('/testride?vehicle=marvel&dealer=mumbai-kurla#form');
    const form = page.locator('#form');
    await expect(form.getByText('This dealer does not have Marvel.')).toBeVisible();
    const vehicle = form.getByLabel('Vehicle');
    await expect(vehicle.locator('option')).toHaveText(['Choose a vehicle', 'Millo', 'Major', 'Manzil']);
    await form.getByRole('link', { name: 'Choose another dealer' }).click();
    await expect(vehicle).toHaveValue('marvel');
    const dealers = form.getByLabel('Dealer').locator('option');
    await expect(dealers.filter({ hasText: 'Udhna EV Yard' })).toHaveCount(1);
    await expect(dealers.filter({ hasText: 'Kurla Cargo Electric' })).toHaveCount(0);
    await expect(form.getByText('Dealers without Marvel are left out.')).toBeVisible();
  });

  test('the map of the office is a link, without a button', async ({ page }) => {
    await page.goto('/contactus');
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0);
    const notes = page.getByText('loaded only when you ask');
    await expect(notes).not.toHaveCount(0);
    for (const note of await notes.all()) await expect(note).toBeHidden();
    await expect(page.getByText('This is a drawing, not a map.')).toBeVisible();
  });

  test('inquiry and application links lead to ways that work without script', async ({ page }) => {
    await page.goto('/productmillo');
    await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    await expect(page).toHaveURL(/\/contactus\?vehicle=millo(&choice=[\w+]+)?#enquiry$/);
    await expect(page.locator('#enquiry')).toContainText('About Millo');
    await page.goto('/careers');
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page.locator('#apply').getByRole('link', { name: /^Mail to/ })).toBeVisible();
  });
});
