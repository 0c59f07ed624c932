import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { NextSteps } from './next-steps.tsx';

const draw = (isOpen: boolean) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale('en')}>
      <NextSteps
        product={{ key: 'manzil', name: 'Manzil' }}
        productLines={[]}
        brochure={null}
        isOpen={isOpen}
      />
    </localeContext.Provider>,
  );

test('links to a test ride only while forms are taken', () => {
  expect(draw(true)).toContain('href="/testride?vehicle=manzil"');
  expect(draw(false)).not.toContain('/testride');
});
