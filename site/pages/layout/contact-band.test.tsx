import type { RouteName } from '@ev-site/contract/paths.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { ContactBand } from './contact-band.tsx';
import { getDefaultSettings } from './default-settings.ts';

const locale = getLocale('gu');
const office = { label: 'Office', number: '+91 79 0000 0001', href: 'tel:+917900000001' };
const desk = { label: 'Dealers', number: '+91 79 0000 0002', href: 'tel:+917900000002' };
const settings: Settings = {
  ...getDefaultSettings(locale.words),
  domainStatus: 'live',
  phones: [
    { ...office, purpose: 'main' },
    { ...desk, purpose: 'dealer' },
  ],
};

const listWays = (current: RouteName, change: Partial<Settings> = {}) => {
  const html = renderToStaticMarkup(
    <localeContext.Provider value={locale}>
      <ContactBand settings={{ ...settings, ...change }} current={current} />
    </localeContext.Provider>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

test('leads buyers to the enquiry, dealers to their desk, and readers of events to a test ride', () => {
  expect(listWays('Home')).toEqual(['/gu/contactus#enquiry', office.href]);
  expect(listWays('BecomeDealer')).toEqual([desk.href]);
  for (const current of ['Events', 'EventDetails', 'TradeShow'] as const)
    expect(listWays(current), current).toEqual(['/gu/testride', office.href]);
});

test('leads only to the telephone while enquiries are paused', () => {
  expect(listWays('Events', { domainStatus: 'maintenance' })).toEqual([office.href]);
});
