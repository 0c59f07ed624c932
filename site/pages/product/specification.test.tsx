import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sheet } from '../../data/sheet.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { exampleProduct } from '../../testing/example-product.ts';
import { Specification } from './specification.tsx';

const outline = {
  urls: { side: '/side.svg', front: '/front.svg', rear: '/rear.svg' },
  length: 2790,
  width: 990,
  height: 1790,
  axles: [300, 2480],
};

const draw = (measures: Sheet['measures']) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale('en')}>
      <Specification
        product={{ ...exampleProduct, sheet: { outline, measures, longest: 3400 } }}
        productLines={[]}
      >
        {null}
      </Specification>
    </localeContext.Provider>,
  );

test('a drawing mentions measures only if it has some, and otherwise its scale', () => {
  const measured = draw({ wheelBase: { text: '2,180', millimetres: 2180 } });
  for (const said of ['Drawing with dimensions', 'Dimensions in mm', '2,180'])
    expect(measured).toContain(said);
  const bare = draw({});
  expect(bare).toContain('Drawing to scale');
  expect(bare).toContain('Same scale on all sheets');
  expect(bare).not.toMatch(/measures/i);
});
