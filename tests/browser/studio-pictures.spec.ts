import { readFileSync } from 'node:fs';
import { toRichText } from '@ev-site/content/seed/data/to-rich-text.ts';
import { root } from '@ev-site/scripts/root.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { msUntil } from '../support/browser/ms-until.ts';
import { signInOn } from '../support/staff/studio-session.ts';

const heic = readFileSync(`${root}content/pictures/phone.example.heic`);
const phone = { width: 390, height: 844 };

const drawPicture = (colour: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const addPicture = async (page: Page, alt: string, tags: string[]): Promise<number> => {
  const file = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await drawPicture('#0a6b3d') };
  const made = await page.request.post('/studio/api/media', {
    multipart: { file, _payload: JSON.stringify({ alt, tags }) },
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).doc.id;
};

const erase = async (page: Page, ids: number[]) => {
  for (const id of ids) {
    await page.request.delete(`/studio/api/gallery-items?where[picture][equals]=${id}`);
    await page.request.delete(`/studio/api/media/${id}?trash=true`);
  }
};

/** Chooses files in the window for many pictures, describes each, and uploads them while the progress is shown. */
const uploadMany = async (page: Page, alts: string[]) => {
  const files = await Promise.all(
    alts.map(async (_alt, index) => ({
      name: `photo-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawPicture(['#0a6b3d', '#f5b400', '#402000'][index % 3] ?? '#fff'),
    })),
  );
  const drawer = page.getByRole('dialog');
  await drawer.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(drawer.getByText(`${alts.length} Files to Upload`).filter({ visible: true })).toBeVisible();
  for (const [index, alt] of alts.entries()) {
    if (index > 0) await drawer.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(drawer.getByLabel('What is to be seen')).toHaveValue('');
    await expect(drawer.getByLabel('Tags', { exact: true })).toBeEnabled();
    await drawer.getByLabel('What is to be seen').fill(alt);
  }
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/studio/api/media?**', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('progressbar', { name: /^(Sending the picture: \d+ %|Making its sizes)/ }),
  ).toBeVisible();
  isSeen.resolve();
  await expect(drawer).toBeHidden({ timeout: 60_000 });
  await page.unroute('**/studio/api/media?**');
};

/** Presses until the result is there: a window that has just closed, or a list that is redrawn, may ignore a press. */
const clickUntil = (button: Locator, brought: Locator): Promise<void> =>
  expect(async () => {
    if (!(await brought.isVisible())) await button.click({ timeout: 5000 });
    await expect(brought).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });

/** Presses a rare tag; the list of rare tags has to be opened first. */
const pressTag = async (filter: Locator, name: string) => {
  const tag = filter.getByRole('button', { name });
  await clickUntil(filter.getByText(/more tags$/), tag);
  await tag.click();
};

const findPictures = async (page: Page, name: string): Promise<{ id: number; alt: string }[]> =>
  (await (await page.request.get(`/studio/api/media?where[alt][like]=${name}&depth=0&sort=id`)).json()).docs;

test('a phone’s HEIC photo can be uploaded on a phone, tagged by pressing, and found by its tag', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone);
  await signInOn(page);
  const tag = `Works ${Date.now()}`;
  const ids = [await addPicture(page, 'A hall', [tag])];
  try {
    await page.goto('/studio/collections/media/create');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
    await page.getByLabel('What is to be seen').fill('A red corner on a green wall');
    await page.getByLabel('Tags', { exact: true }).fill(tag.toLowerCase());
    await page
      .getByRole('list', { name: 'Tags of other pictures' })
      .getByRole('button', { name: tag })
      .click();
    await page.getByLabel('Tags', { exact: true }).fill('Diwali');
    await page.getByLabel('Tags', { exact: true }).press('Enter');
    await expect(page.getByRole('list', { name: 'Tags of this picture' }).getByRole('listitem')).toHaveCount(
      2,
    );
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/studio/api/media') && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const { doc } = await (await saved).json();
    ids.push(doc.id);
    expect(doc).toMatchObject({ mimeType: 'image/jpeg', width: 64, height: 96, tags: [tag, 'Diwali'] });

    await page.goto('/studio/collections/media');
    const filter = page.getByRole('region', { name: 'Show pictures by tag' });
    await pressTag(filter, `${tag} 2`);
    await expect(page.locator('.table tbody tr')).toHaveCount(2);
    await expect(filter.getByRole('button', { name: `${tag} 2` })).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  } finally {
    await erase(page, ids);
  }
});

/** Whether a picture has more red than green, as the replacement has. */
const isMoreRedThanGreen = async (bytes: Buffer): Promise<boolean> => {
  const [red = 0, green = 0] = await sharp(bytes).resize(1, 1).raw().toBuffer();
  return red > green;
};

test('visitors see a replaced picture within two seconds, at the same path', {
  tag: '@alone',
}, async ({ page, request }) => {
  await signInOn(page);
  const name = `Replaced ${Date.now()}`;
  const picture = await addPicture(page, name, [name]);
  const made = await page.request.post('/studio/api/events', {
    data: {
      title: name,
      description: 'Rajkot. A fair.',
      info: toRichText('Many came.'),
      picture,
      date: new Date().toISOString(),
      _status: 'published',
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).doc;
  const findAddress = async (): Promise<string> =>
    /\/media\/plate[^"? ]*\.jpg\?v=\w+/.exec(await (await request.get(`/eventdetails/${id}`)).text())?.[0] ??
    '';
  const fetchFile = async (address: string) => (await request.get(address)).body();
  try {
    await expect.poll(findAddress).not.toBe('');
    const before = await findAddress();
    expect(await isMoreRedThanGreen(await fetchFile(before))).toBe(false);
    const file = { name: 'another.jpg', mimeType: 'image/jpeg', buffer: await drawPicture('#f5b400') };
    const replaced = await page.request.patch(`/studio/api/media/${picture}`, {
      multipart: { file, _payload: JSON.stringify({ alt: name }) },
    });
    expect(replaced.status(), await replaced.text()).toBe(200);
    // The address has another timestamp, or no browser would request the picture again.
    expect(await msUntil(findAddress, (address) => address !== before)).toBeLessThan(2000);
    const after = await findAddress();
    expect(after.split('?')[0]).toBe(before.split('?')[0]);
    expect(await isMoreRedThanGreen(await fetchFile(after))).toBe(true);
  } finally {
    await page.request.delete(`/studio/api/events/${id}?trash=true`);
    await erase(page, [picture]);
  }
});

test('several library pictures can be added to the gallery at once, and visitors see them', {
  tag: '@alone',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  await signInOn(page);
  const name = `Chosen ${Date.now()}`;
  const ids: number[] = [];
  for (const number of [1, 2, 3]) ids.push(await addPicture(page, `${name} ${number}`, [name]));
  try {
    await page.goto('/studio/collections/gallery-items');
    const drawer = page.getByRole('dialog');
    await clickUntil(page.getByRole('button', { name: 'Choose many from the library' }), drawer);
    const filter = drawer.getByRole('region', { name: 'Show pictures by tag' });
    await pressTag(filter, `${name} 3`);
    await expect(drawer.locator('.table tbody tr')).toHaveCount(3);
    await drawer.locator('thead input[type=checkbox]').check();
    await drawer.getByRole('button', { name: /^Select 3/ }).click();
    await expect(page.getByText(/^3 pictures added at the end/)).toBeVisible();
    const { docs } = await (
      await page.request.get(`/studio/api/gallery-items?where[caption][like]=${name}&depth=0`)
    ).json();
    expect(docs).toHaveLength(3);
    await expect
      .poll(async () => {
        const texts = await Promise.all(
          [1, 2, 3, 4, 5, 6, 7, 8].map(async (number) =>
            (await request.get(`/imagegallerylist?page=${number}`)).text(),
          ),
        );
        return texts.join().includes(`${name} 2`);
      })
      .toBe(true);
  } finally {
    await erase(page, ids);
  }
});

test('several new pictures can be uploaded at once, and each is added to the gallery', {
  tag: '@alone',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await signInOn(page);
  const name = `Uploaded ${Date.now()}`;
  const alts = [1, 2, 3].map((number) => `${name} ${number}`);
  try {
    await page.goto('/studio/collections/gallery-items');
    await clickUntil(page.getByRole('button', { name: 'Upload many' }), page.getByRole('dialog'));
    await uploadMany(page, alts);
    await expect(page.getByText(/^3 pictures added at the end/)).toBeVisible();
    const made = await findPictures(page, name);
    expect(made.map(({ alt }) => alt)).toEqual(alts);
    const { docs } = await (
      await page.request.get(`/studio/api/gallery-items?where[caption][like]=${name}&depth=0&sort=_order`)
    ).json();
    expect(
      docs.map(({ caption, picture }: { caption: string; picture: number }) => [caption, picture]),
    ).toEqual(made.map(({ alt, id }) => [alt, id]));
    await page.goto(`/studio/collections/gallery-items?search=${encodeURIComponent(name)}`);
    const rows = page.locator('.table tbody tr');
    await expect(rows).toHaveCount(3);
    // The row shows a small picture, without repeating its sentence.
    await expect(rows.first().getByRole('img', { name: alts[0] ?? '' })).toBeVisible();
    expect((await rows.first().boundingBox())?.height).toBeLessThan(90);
  } finally {
    await erase(
      page,
      (await findPictures(page, name)).map(({ id }) => id),
    );
  }
});

test('several pictures, new ones and ones of the library, can be added to an event, and visitors see them', {
  tag: '@alone',
}, async ({ page, request }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(phone);
  await signInOn(page);
  const name = `Fair ${Date.now()}`;
  const library = [await addPicture(page, `${name} in the library 1`, [name])];
  library.push(await addPicture(page, `${name} in the library 2`, [name]));
  const made = await page.request.post('/studio/api/events', {
    data: {
      title: name,
      description: 'Rajkot. A fair.',
      info: toRichText('Many came.'),
      picture: library[0],
      date: new Date().toISOString(),
      _status: 'published',
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).doc;
  try {
    await page.goto(`/studio/collections/events/${id}`);
    const gallery = page.locator('#field-gallery');
    const drawer = page.getByRole('dialog');
    const open = () => clickUntil(gallery.getByRole('button', { name: 'Create New' }), drawer);
    // Closing the window once must not lose pictures that are chosen afterwards.
    await open();
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect(drawer).toBeHidden();
    await open();
    await uploadMany(
      page,
      [1, 2, 3].map((number) => `${name} new ${number}`),
    );
    await expect(gallery.getByText(/^photo-\d/)).toHaveCount(3);

    await clickUntil(gallery.getByRole('button', { name: 'Choose from existing' }), drawer);
    const filter = drawer.getByRole('region', { name: 'Show pictures by tag' });
    await pressTag(filter, `${name} 2`);
    await expect(drawer.locator('.table tbody tr')).toHaveCount(2);
    await drawer.locator('thead input[type=checkbox]').check();
    await drawer.getByRole('button', { name: /^Select 2/ }).click();
    await expect(gallery.getByText(/^(photo|plate)-/)).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('button', { name: 'Publish in English' }).click();
    await expect
      .poll(async () => {
        const html = await (await request.get(`/eventdetails/${id}`)).text();
        return ['new 1', 'new 2', 'new 3', 'in the library 1', 'in the library 2'].filter((end) =>
          html.includes(`${name} ${end}`),
        ).length;
      })
      .toBe(5);
  } finally {
    await page.request.delete(`/studio/api/events/${id}?trash=true`);
    await erase(
      page,
      (await findPictures(page, name)).map((picture) => picture.id),
    );
  }
});
