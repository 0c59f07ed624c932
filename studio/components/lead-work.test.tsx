// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typeInto } from '../testing/type-under-test.ts';
import { LeadWork } from './lead-work.tsx';

const form = vi.hoisted(() => ({ status: 'new' }));
const setStatus = vi.hoisted(() => vi.fn((status: string) => Object.assign(form, { status })));
const lead = vi.hoisted(() => ({
  id: 3,
  savedDocumentData: { updatedAt: '2026-11-21T11:45:00.000Z', phone: '+91 98250 12345' },
}));

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { role: 'sales' } }),
  useDocumentInfo: () => lead,
  useField: ({ path }: { path: string }) =>
    path === 'status' ? { value: form.status, setValue: setStatus } : {},
}));

/** The status of the lead as the studio has it. */
let stored = 'new';
const work = { log: [], replies: [], digits: '919825012345', mayWhatsApp: true, others: 1 };
const answer = async () => Response.json({ ...work, status: stored });
const panel = document.createElement('section');
// No link is followed.
panel.addEventListener('click', (event) => event.preventDefault());
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  setStatus.mockClear();
  form.status = 'new';
  stored = 'new';
  root = createRoot(panel);
  await act(async () => root.render(<LeadWork />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const getNote = (): HTMLTextAreaElement => {
  const note = panel.querySelector<HTMLTextAreaElement>('#lead-note');
  if (!note) throw new Error('There is no note.');
  return note;
};
const type = (text: string) => typeInto(getNote(), text);
const press = (name: string) =>
  act(async () => {
    const all = [...panel.querySelectorAll<HTMLElement>('a, button')];
    all.find(({ textContent }) => textContent === name)?.click();
  });

test('the note that is being typed is gone once it is noted, and by no other press', async () => {
  await type('Wants two by Diwali.');
  await press('WhatsApp');
  expect(panel.textContent).toContain('Noted in the log.');
  expect(getNote().value).toBe('Wants two by Diwali.');
  await press('Called, reached');
  expect(getNote().value).toBe('');
});

test('the status in the form is set where a press has changed it, and left as it was chosen where none has', async () => {
  await press('Called, no answer');
  expect(setStatus).not.toHaveBeenCalled();
  stored = 'contacted';
  await press('Called, reached');
  expect(setStatus.mock.calls).toEqual([['contacted', true]]);
  await press('WhatsApp');
  expect(setStatus).toHaveBeenCalledOnce();
});

test('a status that is chosen and not saved stays, also where a press has changed the one that is stored', async () => {
  form.status = 'won';
  // The form is drawn anew with it.
  await type('Has paid.');
  stored = 'contacted';
  await press('Called, reached');
  expect(setStatus).not.toHaveBeenCalled();
});

test('a log that is longer than what is shown of it says so, and counts its lines from all', async () => {
  const at = '2026-11-21T11:45:00.000Z';
  const log = [7, 6].map((id) => ({ id, at, kind: 'note', text: `Line ${id}`, by: 'Bina' }));
  const long = { ...work, status: 'new', log, logLines: 7 };
  vi.stubGlobal('fetch', async () => Response.json(long));
  await press('Only a note');
  expect(panel.textContent).toContain('These are the newest 2 of 7 lines.');
  expect(panel.querySelector('ol')?.start).toBe(7);
  long.logLines = 2;
  await press('Only a note');
  expect(panel.textContent).not.toContain('These are the newest');
});

test('who has not agreed to WhatsApp is not answered over it', async () => {
  const refusal = 'Has not agreed to WhatsApp: call or mail.';
  const findWhatsApp = () => panel.querySelector('[href^="https://wa.me/"]');
  expect(findWhatsApp()).not.toBeNull();
  expect(panel.textContent).not.toContain(refusal);
  vi.stubGlobal('fetch', async () => Response.json({ ...work, status: 'new', mayWhatsApp: false }));
  await press('Called, no answer');
  expect(findWhatsApp()).toBeNull();
  expect(panel.textContent).toContain(refusal);
  vi.stubGlobal('fetch', async () => Response.json({ ...work, status: 'new' }));
  await press('Agreed when asked');
  expect(findWhatsApp()).not.toBeNull();
  // Without a number there is nothing to agree to.
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...work, status: 'new', digits: '', mayWhatsApp: false }),
  );
  await press('Called, no answer');
  expect(panel.textContent).not.toContain(refusal);
});
