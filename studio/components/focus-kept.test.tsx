// @vitest-environment happy-dom
/** The focus after a press that removes its own button, and the messages about the result or about a failed read. */
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../testing/router-under-test.ts';
import { typeInto } from '../testing/type-under-test.ts';
import { SecondFactor } from './accounts/second-factor.tsx';
import { Sessions } from './accounts/sessions.tsx';
import { SignInForm } from './accounts/sign-in-form.tsx';
import { PersonButton, PersonDone } from './leads/person/person-button.tsx';
import { SendAgainButton } from './leads/webhook/send-again-button.tsx';
import { SendFailedButton } from './leads/webhook/send-failed-button.tsx';
import { PreviewLinks } from './publishing/preview-links.tsx';
import { isUnsaved } from './use-unsaved.ts';

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/plain-button.tsx')),
  useDocumentInfo: () => ({ id: 3, collectionSlug: 'blogs', hasSavePermission: true }),
  useAuth: () => ({ user: { id: 3, role: 'admin' } }),
  toast: { success: () => {}, error: () => {} },
}));

const at = '2026-11-21T11:45:00.000Z';
const later = '2026-11-22T11:45:00.000Z';
const toTime = (day: string) => indianTime.format(new Date(day));
const part = document.createElement('section');
let left: { id: string }[] = [];
let root: Root;

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'DELETE') left = left.filter(({ id }) => !path.endsWith(id));
    return Response.json({ docs: left, links: left });
  });
  document.body.append(part);
  root = createRoot(part);
});
afterEach(async () => {
  await act(async () => root.unmount());
  part.remove();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () => {
    const button = part.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    if (!button) throw new Error(`There is no button ${name}.`);
    button.focus();
    button.click();
  });
const said = () => part.querySelector('[role=status]')?.textContent;
const openLinks = async () => {
  left = [
    { id: 'l1', createdAt: at },
    { id: 'l2', createdAt: later },
  ].map((link) => ({ ...link, expiresAt: at, url: `https://x/${link.id}`, madeBy: 'Asha' }));
  await act(async () => root.render(<PreviewLinks />));
};

test('revoking a link is announced, and the focus moves to the heading', async () => {
  await openLinks();
  await press(`Revoke the link of ${toTime(at)}`);
  expect(said()).toBe('Revoked.');
  expect(part.querySelectorAll('li')).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Links for colleagues');
});

test('copying a link is announced, also when it fails', async () => {
  await openLinks();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await press(`Copy the link of ${toTime(later)}`);
  expect([said(), writeText.mock.calls]).toEqual(['Copied.', [['https://x/l2']]]);
  // As in a browser if the page did not come over https.
  vi.stubGlobal('navigator', {});
  await press(`Copy the link of ${toTime(later)}`);
  expect(said()).toBe('Could not be copied: select the address.');
});

test('ending a session moves the focus to the heading', async () => {
  left = [{ id: 's1', device: 'Firefox', since: at, isOwn: false } as { id: string }];
  await act(async () => root.render(<Sessions />));
  await press('End the session of Firefox');
  expect(part.textContent).toBe('Signed inNowhere at this time.');
  expect(document.activeElement?.textContent).toBe('Signed in');
});

test('sessions that are not read yet, or cannot be, are not shown as none', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  await act(async () => root.render(<Sessions />));
  expect(part.textContent).toBe('Signed in');
  await act(async () => resolve(Response.json({ message: 'Not now.' }, { status: 503 })));
  expect([part.textContent, said()]).toEqual(['Signed inNot now.', 'Not now.']);
});

const draw = (what: ReactNode) =>
  act(async () => root.render(<AppRouterContext value={router}>{what}</AppRouterContext>));
const merge = { path: '/leads/3/merge', label: 'Merge', about: 'Meena', done: 'Merged.' };

test.each([
  ['on the same page', 'same', undefined],
  ['on another page', 'other', '/studio/person?lead=3'],
])('after merging a person, shown %s, the message has the focus', async (_how, page, leadsTo) => {
  await draw(
    <div key="same">
      <PersonDone />
      <PersonButton {...merge} {...(leadsTo && { leadsTo })} />
    </div>,
  );
  await press('Merge: Meena');
  await draw(
    <div key={page}>
      <PersonDone />
    </div>,
  );
  expect(said()).toBe('Merged.');
  expect(document.activeElement).toBe(part.querySelector('[role=status]'));
});

test('after resending the last failed mails the focus is on the message', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ sent: 2, left: 0 }));
  await draw(<SendFailedButton failed={2} />);
  const button = part.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await draw(<SendFailedButton failed={0} />);
  expect(said()).toBe('2 are on their way again.');
  expect(document.activeElement).toBe(part.querySelector('[role=status]'));
});

test('after resending one mail the focus is on the message', async () => {
  await draw(<SendAgainButton id={5} state="failed" isTellable lead={1} />);
  const button = part.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect([button?.disabled, said()]).toEqual([true, 'It is on its way again.']);
  expect(document.activeElement).toBe(part.querySelector('[role=status]'));
});

/** Lets the server give these answers, one after the other. */
const answerWith = (...answers: Response[]) => vi.stubGlobal('fetch', async () => answers.shift());
const shown = () => Response.json({ secondFactor: 'setup', picture: 'data:,', secret: 'ABCDEFGH' });
const taken = () => Response.json({ recoveryCodes: ['k3fj-9s2m'] });
const focused = () => document.activeElement?.textContent;
const findByLabel = (name: string) => {
  const label = [...part.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  const input = part.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`);
  if (!input) throw new Error(`There is no field ${name}.`);
  return input;
};
/** Presses Enter in a field. */
const enterIn = (name: string) =>
  act(async () => {
    findByLabel(name).focus();
    findByLabel(name).form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

test('signing in moves the focus to the headings of the second factor and of the recovery codes', async () => {
  answerWith(
    shown(),
    Response.json({ errors: [{ message: 'This code is wrong.' }] }, { status: 401 }),
    taken(),
  );
  await act(async () => root.render(<SignInForm target="/studio" />));
  await enterIn('Password');
  expect(focused()).toBe('Set up a second factor');
  await enterIn('Code');
  expect(document.activeElement).toBe(findByLabel('Code'));
  await enterIn('Code');
  expect(focused()).toBe('Recovery codes');
});

test('signing in with a second factor moves the focus to the code', async () => {
  answerWith(Response.json({ secondFactor: 'code' }));
  await act(async () => root.render(<SignInForm target="/studio" />));
  await enterIn('Password');
  expect(document.activeElement).toBe(findByLabel('Code'));
});

test('setting up a second factor moves the focus to each heading, shows a wrong code beside its field, and counts the codes as unsaved', async () => {
  const message = 'This code is wrong or over.';
  const wrong = { errors: [{ message, data: { errors: [{ path: 'code', message }] } }] };
  answerWith(shown(), Response.json(wrong, { status: 400 }), taken());
  await draw(<SecondFactor />);
  const pressIt = (name: string) =>
    act(async () => {
      const button = [...part.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      button?.focus();
      button?.click();
    });
  await pressIt('Set it up');
  expect(focused()).toBe('Scan the new secret');
  await typeInto(findByLabel('Code'), '000000');
  await pressIt('Confirm the code');
  expect([focused(), findByLabel('Code').value]).toEqual(['Confirm the code', '000000']);
  expect(findByLabel('Code').getAttribute('aria-invalid')).toBe('true');
  expect(part.querySelector('[role=alert]')?.textContent).toBe(message);
  expect(isUnsaved()).toBe(false);
  await pressIt('Confirm the code');
  expect(focused()).toBe('Recovery codes');
  expect(isUnsaved(), 'the codes, shown once').toBe(true);
});
