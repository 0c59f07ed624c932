// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { typeInto } from '../../testing/type-under-test.ts';
import { isUnsaved } from '../use-unsaved.ts';
import { ReportKey } from './report-key.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a key that is shown once stays, with its name, when making the next key fails', async () => {
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <ReportKey />
      </AppRouterContext>,
    ),
  );
  const make = async (name: string) => {
    await typeInto(document.querySelector('input') as HTMLInputElement, name);
    await act(async () => document.querySelector('button')?.click());
  };
  const said = () => document.querySelector('[role=status]')?.textContent;
  vi.stubGlobal('fetch', async () => Response.json({ key: 'k-1' }));
  expect(isUnsaved()).toBe(false);
  await make('The sheet');
  expect(said()).toBe('Copy the key now: it is not shown again. Key for “The sheet”: k-1');
  expect(isUnsaved(), 'the key').toBe(true);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Not now.' }, { status: 503 }));
  await make('The board');
  expect(said()).toBe('Not now. Key for “The sheet”: k-1');
  await act(async () => root.unmount());
});
