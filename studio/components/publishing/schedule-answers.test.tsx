// @vitest-environment happy-dom
import { useServerFunctions } from '@payloadcms/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScheduleAnswers } from './schedule-answers.tsx';

const { schedulePublish, toast } = vi.hoisted(() => ({
  schedulePublish: vi.fn(),
  toast: { warning: vi.fn() },
}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => {
  const { createContext, use } = await import('react');
  const ServerFunctionsContext = createContext<object>({ schedulePublish });
  return { ServerFunctionsContext, toast, useServerFunctions: () => use(ServerFunctionsContext) };
});

beforeEach(() => {
  schedulePublish.mockReset();
  toast.warning.mockReset();
});

/** The result of the call that the drawer finds below the provider. */
const ask = async (type: 'publish' | 'unpublish' = 'publish'): Promise<unknown> => {
  let call: ReturnType<typeof useServerFunctions>['schedulePublish'] | undefined;
  const Drawer = () => {
    call = useServerFunctions().schedulePublish;
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ScheduleAnswers>
        <Drawer />
      </ScheduleAnswers>,
    ),
  );
  const answer = Promise.resolve(call?.({ type, date: new Date(0) }));
  await answer.catch(() => undefined);
  await act(async () => root.unmount());
  return answer;
};

test('a refusal is thrown with its message, so that the drawer does not report success', async () => {
  schedulePublish.mockResolvedValue({ refused: 'That time is in the past.' });
  await expect(ask()).rejects.toThrow('That time is in the past.');
});

test('a failed call is reported without ids and names of tables', async () => {
  schedulePublish.mockResolvedValue({ error: 'Error scheduling publish for document with ID 17' });
  await expect(ask()).rejects.toThrow(/^The studio did not confirm this\. Load the page again/);
});

test('a success is passed on unchanged', async () => {
  schedulePublish.mockResolvedValue({ message: 'Done.' });
  expect(await ask()).toEqual({ message: 'Done.' });
  expect(schedulePublish.mock.calls).toEqual([[{ type: 'publish', date: new Date(0) }]]);
  expect(toast.warning).not.toHaveBeenCalled();
});

test('a document that will be taken off the site is announced with its time in India', async () => {
  schedulePublish.mockResolvedValue({ message: 'Done.' });
  await ask('unpublish');
  expect(toast.warning.mock.calls).toEqual([
    ['From 1 Jan 1970, 5:30 am IST on, visitors no longer see this.'],
  ]);
  toast.warning.mockReset();
  schedulePublish.mockResolvedValue({ refused: 'That time is in the past.' });
  await expect(ask('unpublish')).rejects.toThrow();
  expect(toast.warning).not.toHaveBeenCalled();
});
