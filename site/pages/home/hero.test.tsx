import { specifiedMenus } from '@ev-site/contract/menus.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture } from '../../data/picture.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { Hero } from './hero.tsx';

const hindi = getLocale('hi');

test('a saving on a banner links to its inputs if its vehicle has a page in the language', () => {
  const draw = (key: string) => {
    const figure = {
      key: 'saving',
      label: 'Saved',
      value: '75,000',
      unit: '₹',
      unitPosition: 'before',
    } as const;
    const banner = {
      heading: 'No fuel bill',
      descriptionHtml: '',
      picture: { alt: '', width: 4, height: 3, files: [] } as unknown as Picture,
      product: { key, name: 'Millo' },
      figure: { ...figure, note: '', condition: 'typical', isClaim: true } as const,
    };
    const frame = {
      settings: getDefaultSettings(hindi.words),
      productLines: [{ line: 'cargo', products: [{ key: 'millo' }] }] as never,
      menus: specifiedMenus,
      translations: [],
      here: '/hi',
    };
    return renderToStaticMarkup(
      <localeContext.Provider value={hindi}>
        <Hero banners={[banner]} frame={frame} />
      </localeContext.Provider>,
    );
  };
  expect(draw('millo')).toContain('href="/hi/productmillo#running-cost"');
  expect(draw('major')).toContain('75,000');
  expect(draw('major')).not.toContain('#running-cost');
});
