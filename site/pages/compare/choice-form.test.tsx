import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { ChoiceForm } from './choice-form.tsx';

const toVehicle = (key: string, smallPicture: string) =>
  ({ key, plateName: key.toUpperCase(), line: 'Cargo', smallPicture }) as ComparedVehicle;

const toText = (label = '') => label.replace(/^[^>]*>|<\/label>.*$|<[^>]*>/gs, '');

test('each vehicle has its picture and a box that is labelled with its name and line only', () => {
  const vehicles = [toVehicle('millo', '/media/millo-320x240.avif'), toVehicle('major', '')];
  const choice = { chosen: [], refused: [], unknown: 0, onlyDifferences: false, isEmpty: false };
  const html = renderToStaticMarkup(
    <localeContext.Provider value={getLocale('en')}>
      <ChoiceForm vehicles={vehicles} choice={choice} />
    </localeContext.Provider>,
  );
  const [, millo, major] = html.split('<label');
  expect(millo).toMatch(/<img [^>]*src="\/media\/millo-320x240.avif" alt=""[^>]* loading="lazy"/);
  expect(toText(millo)).toBe('MILLO Cargo');
  expect(major).not.toContain('<img');
  // The anchor of the answer, and a field that is sent even if nothing is ticked.
  expect(html).toMatch(
    /<form[^>]* action="\/compare#answer"[^>]*><input type="hidden" name="asked" value="1"\/>/,
  );
});
