// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnsaved } from '../use-unsaved.ts';
import { KeepSession } from './keep-session.tsx';

const hour = 3_600_000;
const minute = 60_000;

/** What Payload knows about the signed-in person. */
const auth = vi.hoisted(() => ({
  user: { id: 3 } as object | null,
  tokenExpirationMs: undefined as number | undefined,
  setUser: (_renewed: { user: object; exp: number }) => {},
}));

const modalState = vi.hoisted((): Record<string, { isOpen: boolean }> => ({}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ ...auth }),
  useModal: () => ({ modalState: { ...modalState } }),
}));

const answer = vi.fn();
const page = document.createElement('section');
let root: Root;
const draw = () => act(async () => root.render(<KeepSession>The page.</KeepSession>));

const prolong = async () => Response.json({ user: { id: 3 }, exp: (Date.now() + 8 * hour) / 1000 });
/** The server's answer to who is signed in. */
const me = vi.fn();
const refuse = async () => Response.json({ errors: [{ message: 'Not allowed.' }] }, { status: 403 });

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T09:00:00+05:30') });
  answer.mockReset().mockImplementation(prolong);
  const end = Date.now() + 8 * hour;
  me.mockReset().mockImplementation(async () => Response.json({ user: { id: 3 }, exp: end / 1000 }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/studio/api/staff/me' ? me() : answer(path, init),
  );
  Object.assign(auth, {
    user: { id: 3 },
    tokenExpirationMs: Date.now() + 8 * hour,
    setUser: ({ user, exp }: { user: object; exp: number }) => {
      Object.assign(auth, { user, tokenExpirationMs: exp * 1000 });
      root.render(<KeepSession>The page.</KeepSession>);
    },
  });
  for (const slug of Object.keys(modalState)) delete modalState[slug];
  root = createRoot(page);
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  window.removeEventListener('beforeunload', keep);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = () => act(async () => document.body.dispatchEvent(new Event('input', { bubbles: true })));
const comeBack = () => act(async () => window.dispatchEvent(new Event('focus')));
const findAlert = () => document.querySelector('[role=alert]');

test('typing in the second half of a session extends it, typing before does not', async () => {
  await wait(4 * hour - minute);
  await type();
  expect(answer).not.toHaveBeenCalled();
  await wait(2 * minute);
  await type();
  expect(answer.mock.calls.map(([path, { method }]) => `${method} ${path}`)).toEqual([
    'POST /studio/api/staff/refresh-token',
  ]);
  expect(auth.tokenExpirationMs).toBe(Date.now() + 8 * hour);
  await wait(hour);
  await type();
  expect(answer).toHaveBeenCalledOnce();
});

test('a refused extension is tried again after ten minutes, and changes nothing', async () => {
  answer.mockImplementation(refuse);
  const before = auth.tokenExpirationMs;
  await wait(5 * hour);
  for (const ms of [0, minute, 8 * minute]) {
    await wait(ms);
    await type();
  }
  expect(answer).toHaveBeenCalledOnce();
  await wait(2 * minute);
  await type();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(auth).toMatchObject({ user: { id: 3 }, tokenExpirationMs: before });
});

test('a session without typing ends on time, without a message', async () => {
  const before = auth.tokenExpirationMs;
  await wait(8 * hour);
  expect(answer).not.toHaveBeenCalled();
  expect(auth.tokenExpirationMs).toBe(before);
  expect(findAlert()).toBeNull();
});

/** Lets the machine sleep: no timer runs, but the clock goes on. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
const keep = (event: Event) => event.preventDefault();
const leaveUnsaved = () => window.addEventListener('beforeunload', keep);

test('after the machine slept past the end, returning to unsaved changes shows that the session is over', async () => {
  leaveUnsaved();
  answer.mockImplementation(refuse);
  sleep(9 * hour);
  expect(findAlert()).toBeNull();
  await comeBack();
  expect(findAlert()?.textContent).toContain('Your session is over.');
  expect(auth.tokenExpirationMs).toBeGreaterThan(Date.now() + 7 * hour);
});

test('after the machine slept past the end, typing shows that the session is over, and asks the server once in ten minutes', async () => {
  answer.mockImplementation(refuse);
  sleep(9 * hour);
  await comeBack();
  expect(findAlert()).toBeNull();
  leaveUnsaved();
  await wait(10 * minute);
  await type();
  await type();
  expect(findAlert()?.textContent).toContain('Your session is over.');
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a session that was extended in another tab continues here without a message', async () => {
  leaveUnsaved();
  const prolonged = Date.now() + 12 * hour;
  me.mockImplementation(async () => Response.json({ user: { id: 3 }, exp: prolonged / 1000 }));
  await wait(8 * hour);
  expect(findAlert()).toBeNull();
  expect(auth.tokenExpirationMs).toBe(prolonged);
  await wait(4 * hour);
  expect(findAlert()?.textContent).toContain('Your session is over.');
  expect(me).toHaveBeenCalledTimes(2);
});

test.each([
  ['that the end is the same', () => Response.json({ user: { id: 3 }, exp: (Date.now() + 90_000) / 1000 })],
  ['that nobody is signed in', () => Response.json({ user: null })],
  ['nothing', () => Response.error()],
])(
  'warns before and after the end of a session with unsaved changes when the server says %s',
  async (_what, say) => {
    leaveUnsaved();
    me.mockImplementation(async () => say());
    await wait(8 * hour - minute);
    expect(findAlert()?.textContent).toMatch(/^Your session ends in a minute, unless you type or press\./);
    await wait(minute);
    expect(findAlert()?.textContent).toMatch(/^Your session is over\. What is not saved stays here/);
  },
);

test('keeps unsaved changes and warns of the end while the server does not answer', async () => {
  leaveUnsaved();
  me.mockImplementation(() => new Promise(() => {}));
  await wait(8 * hour - minute);
  expect(auth.tokenExpirationMs).toBeGreaterThan(Date.now() + 7 * hour);
  expect(findAlert()?.textContent).toContain('Your session ends in a minute');
  await type();
  expect(findAlert()).toBeNull();
});

const ask = (path: string) => act(() => window.fetch(`/studio/api${path}`, { method: 'PATCH' }));

test.each([
  ['that ended elsewhere', 403],
  ['of a closed account', 401],
])('a refused request in a session %s reports the end and keeps unsaved changes', async (_what, status) => {
  leaveUnsaved();
  answer.mockImplementation(async () => Response.json({ errors: [{ message: 'No.' }] }, { status }));
  me.mockImplementation(async () => Response.json({ user: null }));
  await wait(hour);
  expect((await ask('/leads/3')).status).toBe(status);
  await wait(0);
  expect(findAlert()?.textContent).toMatch(/^Your session is over\. What is not saved stays here/);
  expect(auth.tokenExpirationMs).toBe(Date.now() + 8 * hour);
  await ask('/leads/3');
  expect(me).toHaveBeenCalledOnce();
  answer.mockImplementation(prolong);
  await comeBack();
  expect(findAlert()).toBeNull();
});

test('a refused request of somebody who is signed in does not report the end of the session', async () => {
  answer.mockImplementation(refuse);
  await ask('/leads/3');
  await wait(0);
  expect(me).toHaveBeenCalledOnce();
  expect(findAlert()).toBeNull();
});

test('a request that gets no answer fails with a plain message, an aborted one with its own', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(ask('/leads/3')).rejects.toThrow(
    /^The studio does not answer just now\. Look whether you are online/,
  );
  answer.mockRejectedValue(new DOMException('Called off.', 'AbortError'));
  await expect(ask('/leads/3')).rejects.toThrow('Called off.');
});

test('typing in the last minute extends the session', async () => {
  leaveUnsaved();
  await wait(8 * hour - minute);
  await type();
  expect(findAlert()).toBeNull();
  expect(auth.tokenExpirationMs).toBe(Date.now() + 8 * hour);
});

test('a session that ends with unsaved changes keeps the page, and continues after signing in elsewhere', async () => {
  leaveUnsaved();
  answer.mockImplementation(refuse);
  await wait(8 * hour);
  expect(findAlert()?.textContent).toContain('Your session is over.');
  expect(auth.tokenExpirationMs).toBeGreaterThan(Date.now() + 7 * hour);
  await comeBack();
  expect(findAlert()).not.toBeNull();
  answer.mockImplementation(prolong);
  await comeBack();
  expect(findAlert()).toBeNull();
});

test.each([
  ['gallery-bulk-upload-drawer-slug-1', true],
  ['edit-leads', true],
  ['drawer_1_media', false],
])('an open window %s counts as unsaved: %s', async (slug, isKept) => {
  for (const isOpen of [false, true]) {
    modalState[slug] = { isOpen };
    await draw();
    expect(isUnsaved()).toBe(isOpen && isKept);
  }
});

test('the warning is placed in the open window, where the keyboard reaches it', async () => {
  leaveUnsaved();
  const drawer = document.createElement('dialog');
  drawer.id = 'drawer_1_media';
  const box = drawer.appendChild(document.createElement('input'));
  await wait(8 * hour - minute);
  expect(findAlert()?.parentElement).toBe(document.body);
  modalState[drawer.id] = { isOpen: true };
  await draw();
  document.body.append(drawer);
  await act(async () => box.focus());
  expect(findAlert()?.parentElement).toBe(drawer);
  delete modalState[drawer.id];
  await draw();
  await act(async () => box.blur());
  drawer.remove();
  expect(findAlert()?.parentElement).toBe(document.body);
});
