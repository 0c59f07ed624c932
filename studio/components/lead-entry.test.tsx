import { limits } from '@ev-site/contract/forms/limits.ts';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { router } from '../testing/router-under-test.ts';
import { LeadEntry } from './lead-entry.tsx';

test('a name has the room that it has in the forms of the site', () => {
  const shown = renderToStaticMarkup(
    <AppRouterContext value={router}>
      <LeadEntry kinds={[{ value: 'contact', label: 'Contact' }]} vehicles={[]} places={[]} positions={[]} />
    </AppRouterContext>,
  );
  expect(/<input[^>]*name="name"[^>]*>/.exec(shown)?.[0]).toContain(`maxLength="${limits.name}"`);
});
