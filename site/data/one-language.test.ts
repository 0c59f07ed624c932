import { expect, test } from 'vitest';
import { getPictureReader } from './picture.ts';
import type { Readers } from './readers.ts';
import { getSettings } from './settings.ts';
import { getTradeShow } from './trade-shows.ts';

/** Readers of stored data in which some texts have no translation. */
const toReaders = (stored: object): Readers => {
  const content = { findGlobal: async () => stored, find: async () => ({ docs: [stored] }) };
  return { content, original: content, pictures: getPictureReader('/media') } as unknown as Readers;
};

test('an address without its text in this language is left out, without an error', async () => {
  const office = { label: 'Office', purpose: 'headOffice', lines: '1 Main Road\nLudhiana' };
  const addresses = [office, { label: null, purpose: 'showroom', lines: null }];
  const settings = await getSettings(toReaders({ addresses }));
  expect(settings.addresses).toMatchObject([{ label: 'Office', lines: ['1 Main Road', 'Ludhiana'] }]);
});

test('a video without a title is left out, because a screen reader could not name it', async () => {
  const url = 'https://www.youtube-nocookie.com/embed/1';
  const videos = [
    { title: 'On the road', url },
    { title: null, url },
  ];
  const show = await getTradeShow(toReaders({ videos }), 'expo');
  expect(show?.videos).toEqual([{ title: 'On the road', url, poster: null }]);
});
