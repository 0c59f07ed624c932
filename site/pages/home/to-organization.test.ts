import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { toOrganization } from './to-organization.ts';

const locale = getLocale('hi');
const settings = { ...getDefaultSettings(locale.words), company: 'Company', parentName: 'Group' };

test('the structured data describes the company in the language of the page', () => {
  expect(toOrganization(settings, 'https://ev.example', locale)).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Company',
      url: 'https://ev.example/hi',
      parentOrganization: { '@type': 'Organization', name: 'Group' },
    },
  ]);
});

test.each([{ company: '' }, { isSample: true }])('no structured data for %j', (what) => {
  expect(toOrganization({ ...settings, ...what }, 'https://ev.example', locale)).toEqual([]);
});
