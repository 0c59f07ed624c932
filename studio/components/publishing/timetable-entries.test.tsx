// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { TimetableProblem, TimetablePublication } from './timetable-entries.tsx';

const schedulePublish = vi.hoisted(() => vi.fn());
const shown = vi.hoisted(() => ({ savedDocumentData: {} as Record<string, unknown> }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  useDocumentInfo: () => shown,
  useLocale: () => ({ code: 'hi' }),
  useServerFunctions: () => ({ schedulePublish }),
}));

/** Draws an entry again at each call, as Payload does. */
const draw = async (toEntry: () => ReactNode) => {
  const list = document.createElement('ul');
  document.body.append(list);
  const root = createRoot(list);
  await act(async () => root.render(toEntry()));
  return {
    list,
    drawAgain: () => act(async () => root.render(toEntry())),
    press: () => act(async () => list.querySelector('button')?.click()),
    remove: async () => {
      await act(async () => root.unmount());
      list.remove();
    },
  };
};

/** The text of an entry before and after its button, if it has one, is pressed. */
const press = async (entry: ReactNode): Promise<[string | null, string | null]> => {
  const { list, press, remove } = await draw(() => entry);
  const before = list.textContent;
  await press();
  const after = list.textContent;
  await remove();
  return [before, after];
};

test.each([
  ['is gone once it is dismissed', async () => ({ message: 'Done.' }), ' Dismissed.'],
  [
    'stays when it cannot be dismissed',
    () => Promise.reject(new Error('Somebody has removed it.')),
    'But: no answer. Dismiss Somebody has removed it.',
  ],
])('a failed publication %s', async (_what, answer, said) => {
  schedulePublish.mockReset().mockImplementation(answer);
  const [, after] = await press(<TimetableProblem id={7}>But: no answer.</TimetableProblem>);
  expect(schedulePublish.mock.calls).toEqual([[{ deleteID: 7 }]]);
  expect(after).toBe(said);
});

const madeAt = '2026-11-26T04:00:00.000Z';
const since = '2026-11-26T04:00:01.000Z';

test.each([
  ['was published before', 'hi', false, { _status: 'published', updatedAt: madeAt }, false],
  ['is a draft', 'hi', false, { _status: 'draft', updatedAt: since }, false],
  ['was published since', 'hi', true, { _status: 'draft', updatedAt: since }, true],
  ['is published in this form', 'hi', false, { _status: 'published', updatedAt: since }, true],
  [
    'is published in this form, as scheduled for all languages',
    null,
    false,
    { _status: 'published', updatedAt: since },
    true,
  ],
  [
    'is published in this form in another language',
    'gu',
    false,
    { _status: 'published', updatedAt: since },
    false,
  ],
] as const)(
  'offers to remove a scheduled publication only after a later publication: it %s',
  async (_what, language, isSince, saved, isOffered) => {
    shown.savedDocumentData = saved;
    schedulePublish.mockReset().mockResolvedValue({ message: 'Done.' });
    const [before, after] = await press(
      <TimetablePublication id={7} language={language} madeAt={madeAt} isPublishedSince={isSince}>
        Goes live.
      </TimetablePublication>,
    );
    expect(before?.includes('published since this was scheduled')).toBe(isOffered);
    expect(schedulePublish.mock.calls).toEqual(isOffered ? [[{ deleteID: 7 }]] : []);
    expect(after).toBe(isOffered ? ' Taken out of the timetable.' : 'Goes live.');
  },
);

test('the offer to remove a scheduled publication, and the message after it, stay when the next draft is saved', async () => {
  shown.savedDocumentData = { _status: 'published', updatedAt: since };
  schedulePublish.mockReset().mockResolvedValue({ message: 'Done.' });
  const toEntry = () => (
    <TimetablePublication id={7} language="hi" madeAt={madeAt} isPublishedSince={false}>
      Goes live.
    </TimetablePublication>
  );
  const { list, drawAgain, press, remove } = await draw(toEntry);
  shown.savedDocumentData = { _status: 'draft', updatedAt: '2026-11-26T04:00:03.000Z' };
  await drawAgain();
  expect(list.textContent).toContain('published since this was scheduled');
  await press();
  await drawAgain();
  expect(list.textContent).toBe(' Taken out of the timetable.');
  expect(document.activeElement).toBe(list.querySelector('span'));
  expect(list.querySelector('[role=status]')).toBeNull();
  await remove();
});
