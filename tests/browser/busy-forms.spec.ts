import { request } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { expectTexts, forms, sendOf } from '../support/browser/forms-under-test.ts';
import { startSecondSite } from '../support/product/second-site.ts';

/** Starts as many forms as one network may send at once; they never end. */
const startStalledForms = async (url: string) => {
  const stall = () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '900' };
    const sent = request(`${url}/api/post-contact-us`, { method: 'POST', headers });
    sent.on('error', () => {});
    sent.write('{"firstname":');
    return sent;
  };
  const stalled = Array.from({ length: 100 }, stall);
  // A form has its place once its headers have arrived. The status request itself may hold the last place.
  await expect(async () => {
    const status = await statusOf(url);
    if (status !== 503) stalled.push(stall());
    expect(status).toBe(503);
  }).toPass({ timeout: 15_000 });
  return () => {
    for (const sent of stalled) sent.destroy();
  };
};

const post = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/post-contact-us`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{}',
  });

const statusOf = async (url: string) => (await post(url)).status;

const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.locator('#form').getByLabel(label).fill(text);
};

test('a form refused because the site is busy says so with a phone number, and can be sent again as typed', async ({
  browser,
}) => {
  const site = await startSecondSite({ CONNECTIONS_PER_ADDRESS: '1000' });
  try {
    const end = await startStalledForms(site.url);
    const refused = await post(site.url, { 'Accept-Language': 'hi' });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({
      code: 'busy',
      message: { form: [expect.stringMatching(/बहुत लोग.*\+91\s79\s0000\s0001/)] },
    });
    expect((await fetch(`${site.url}/contactus`)).status).toBe(200);

    const scripted = await browser.newPage({ baseURL: site.url });
    const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    const holder = await forms.contact.open(scripted);
    const typed = forms.contact.texts();
    await fill(scripted, typed);
    await sendOf(holder).click();
    await expect(
      holder.getByText(/Very many people are here.*call us on \+91\s79\s0000\s0001/),
    ).toBeVisible();
    await expectTexts(holder, typed);

    const typedPlain = forms.contact.texts();
    await plain.goto('/contactus');
    await fill(plain, typedPlain);
    await sendOf(plain.locator('#form')).click();
    await expect(plain.getByRole('heading')).toHaveText('We could not take your form just now');
    await expect(plain.getByText(/call us on \+91\s79\s0000\s0001/)).toBeVisible();
    await plain.goBack();
    await expectTexts(plain.locator('#form'), typedPlain);

    end();
    await expect.poll(() => statusOf(site.url)).toBe(422);
    await sendOf(holder).click();
    await expect(scripted.getByText(forms.contact.success)).toBeVisible();
    await sendOf(plain.locator('#form')).click();
    await expect(plain.getByText(forms.contact.success)).toBeVisible();
    await Promise.all([scripted.close(), plain.close()]);
  } finally {
    await site.stop();
  }
});
