import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { NextSteps } from './next-steps.tsx';

test('leads to what a vehicle saves where that can be reckoned', () => {
  const draw = (isReckonable: boolean) =>
    renderToStaticMarkup(
      <localeContext.Provider value={getLocale('en')}>
        <NextSteps
          product={{ key: 'manzil', name: 'Manzil', isReckonable }}
          productLines={[]}
          brochure={null}
        />
      </localeContext.Provider>,
    );
  expect(draw(true)).toContain('href="/savings?vehicle=manzil"');
  expect(draw(false)).not.toContain('/savings');
});
