import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { Messages } from './messages.tsx';

const draw = (isEmpty: boolean) =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale('en')}>
      <Messages choice={{ chosen: [], refused: [], unknown: 0, onlyDifferences: false, isEmpty }} />
    </localeContext.Provider>,
  );

test('asks for two vehicles if the form was sent with nothing ticked, but not when the page is opened', () => {
  expect(draw(true)).toMatch(/role="status"><p>Tick at least two vehicles\.<\/p>/);
  expect(draw(false)).toBe('');
});
