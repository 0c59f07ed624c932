import type { Language } from '@ev-site/contract/paths.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { Details } from './details.tsx';

const draw = (language: Language = 'en') => {
  const locale = getLocale(language);
  const settings = {
    ...getDefaultSettings(locale.words),
    addresses: [
      {
        label: 'Showroom',
        purpose: 'showroom' as const,
        lines: ['Shop 0', 'Naroda Road'],
        place: { latitude: 23.05, longitude: 72.64 },
      },
      { label: 'Works', purpose: 'headOffice' as const, lines: ['Plot 00'], place: null },
    ],
  };
  return renderToStaticMarkup(
    <localeContext.Provider value={locale}>
      <Details settings={settings} />
    </localeContext.Provider>,
  );
};

test('an address states its purpose, and has directions if its place is known', () => {
  const [, showroom = '', works = ''] = draw().split('<dt>');
  expect(showroom).toContain('See and drive vehicles here.');
  expect(showroom).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=23.05%2C72.64"');
  expect(showroom).toContain('aria-label="Directions: Showroom"');
  expect(works).toContain('The company is run from here.');
  expect(works).not.toContain('<a ');
});

test.each(['hi', 'gu'] as const)('states the purpose in %s', (language) => {
  expect(draw(language)).toContain(getLocale(language).words.contact.purposes.showroom);
});
