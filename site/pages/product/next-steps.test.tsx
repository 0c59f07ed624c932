import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { NextSteps } from './next-steps.tsx';

const draw = (isReckonable: boolean, isOpen = true) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale('en')}>
      <NextSteps
        product={{ key: 'manzil', name: 'Manzil', isReckonable }}
        productLines={[]}
        brochure={null}
        isOpen={isOpen}
      />
    </localeContext.Provider>,
  );

test('leads to what a vehicle saves where that can be reckoned', () => {
  expect(draw(true)).toContain('href="/savings?vehicle=manzil"');
  expect(draw(false)).not.toContain('/savings');
});

test('leads to a test ride while forms are taken', () => {
  expect(draw(true)).toContain('href="/testride?vehicle=manzil"');
  expect(draw(true, false)).not.toContain('/testride');
});
