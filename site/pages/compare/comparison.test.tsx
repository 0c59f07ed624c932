import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { exampleVehicle } from '../../testing/example-vehicle.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { Comparison } from './comparison.tsx';
import { NextSteps } from './next-steps.tsx';

const figure = (key: string, value: string) => ({
  key,
  label: key,
  value,
  unit: 'km/h',
  unitPosition: 'after' as const,
  note: '',
  condition: 'on the level',
});

const vehicle = (key: string, torque: string, topSpeed = '50') =>
  exampleVehicle(key, { figures: [figure('topSpeed', topSpeed), figure('peakTorque', torque)] });

const locale = getLocale('en');
const settings = getDefaultSettings(locale.words);

const draw = (
  onlyDifferences: boolean,
  { torque = '40', topSpeed, ...open }: Partial<Settings> & { torque?: string; topSpeed?: string } = {},
) => {
  const chosen = [vehicle('major', '30'), vehicle('manzil', torque, topSpeed)];
  return renderToStaticMarkup(
    <localeContext.Provider value={locale}>
      <Comparison
        settings={{ ...settings, ...open }}
        choice={{ chosen, refused: [], unknown: 0, onlyDifferences, isEmpty: false }}
      />
    </localeContext.Provider>,
  );
};

test('the links to shorten and to print the table stand before it', () => {
  for (const [onlyDifferences, words] of [
    [false, 'Show differences only'],
    [true, 'Show all rows'],
  ] as const) {
    const [before = '', after = ''] = draw(onlyDifferences).split('<table');
    expect(before).toContain(words);
    expect(before).toContain('href="/compare.pdf?');
    expect(after).not.toContain(words);
  }
});

test('all rows can be shown again if the vehicles share none', () => {
  expect(draw(true, { topSpeed: '45' })).toContain('Show all rows');
  expect(draw(false, { topSpeed: '45' })).not.toContain('Show differences only');
});

test('each column has a price', () => {
  expect(draw(false).match(/>by quotation</g)).toHaveLength(2);
});

test('a price by quotation links to an enquiry about its vehicle while enquiries are taken', () => {
  const html = draw(false);
  for (const key of ['major', 'manzil'])
    expect(html).toMatch(
      new RegExp(
        `<a [^>]*href="/contactus\\?vehicle=${key}#enquiry" data-enquire="" data-product="${key}"[^>]*>by quotation<span class="only-heard">: Ask about ${key}</span></a>`,
      ),
    );
  const paused = draw(false, { domainStatus: 'maintenance' });
  expect(paused.match(/<span[^>]*>by quotation<\/span>/g)).toHaveLength(2);
  expect(paused).not.toContain('data-enquire');
});

test('the list separates names that contain a comma by semicolons', () => {
  expect(draw(false)).toContain('; Power, peak; Power, rated; Transmission; ');
});

test('says that vehicles are equal instead of showing an empty table', () => {
  const html = draw(true, { torque: '30' });
  expect(html).not.toContain('<table');
  expect(html).toContain('All figures that are published for these vehicles are the same.');
  expect(html).toContain('2 rows with the same value for all are hidden.');
});

test('links to the calculator’s result for the savings of a vehicle', () => {
  const html = renderToStaticMarkup(
    <localeContext.Provider value={locale}>
      <NextSteps settings={settings} chosen={[vehicle('major', '30')]} />
    </localeContext.Provider>,
  );
  expect(html).toContain('href="/savings?vehicle=major#slip"');
});
