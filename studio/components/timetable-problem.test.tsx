// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimetableProblem } from './timetable-problem.tsx';

const schedulePublish = vi.hoisted(() => vi.fn());

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  useServerFunctions: () => ({ schedulePublish }),
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['is gone once it is dismissed', { message: 'Done.' }, ' Dismissed.'],
  ['stays for whoever may not', { error: 'x' }, 'But: no answer. Dismiss It could not be dismissed.'],
])('a publication that failed %s', async (_what, answer, shown) => {
  schedulePublish.mockReset().mockResolvedValue(answer);
  const list = document.createElement('ul');
  const root = createRoot(list);
  await act(async () => root.render(<TimetableProblem id={7}>But: no answer.</TimetableProblem>));
  await act(async () => list.querySelector('button')?.click());
  expect(schedulePublish.mock.calls).toEqual([[{ deleteID: 7 }]]);
  expect(list.textContent).toBe(shown);
  await act(async () => root.unmount());
});
