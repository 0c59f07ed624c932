// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act, useContext } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { KeptLists } from './kept-lists.tsx';

const list = '/studio/collections/leads';
const at = vi.hoisted(() => ({ path: '', asked: '', user: { id: 7 } }));
const nav = vi.hoisted(() => ({
  stepNav: [] as { label: string; url?: string }[],
  setStepNav: vi.fn(),
}));
const windows = vi.hoisted(() => ({ modalState: {} as Record<string, { isOpen: boolean }> }));

vi.mock('next/navigation.js', () => ({
  usePathname: () => at.path,
  useSearchParams: () => new URLSearchParams(at.asked),
}));
// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: at.user }),
  useStepNav: () => nav,
  useModal: () => windows,
}));

let seen: typeof router | null = null;
const Inside = () => {
  seen = useContext(AppRouterContext) as typeof router;
  return null;
};
let root: Root;
const goTo = async (path: string, asked = '') => {
  Object.assign(at, { path, asked });
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <KeptLists>
          <Inside />
        </KeptLists>
      </AppRouterContext>,
    ),
  );
};

beforeEach(() => {
  sessionStorage.clear();
  router.push.mockReset();
  nav.setStepNav.mockReset();
  Object.assign(nav, { stepNav: [] });
  Object.assign(windows, { modalState: {} });
  at.user = { id: 7 };
  root = createRoot(document.createElement('main'));
});
afterEach(() => act(async () => root.unmount()));

const steps = [
  { label: 'Leads', url: list },
  { label: 'Asha', url: `${list}/3` },
];

test('the breadcrumb of a document leads to the list with its query', async () => {
  await goTo(list, 'locale=hi&search=Asha&notFound=3&page=2');
  nav.stepNav = steps;
  await goTo(`${list}/3`, 'locale=hi');
  expect(nav.setStepNav.mock.calls).toEqual([
    [[{ label: 'Leads', url: `${list}?search=Asha&page=2` }, steps[1]]],
  ]);
});

test('the query of a list survives the redirect from a document that does not exist', async () => {
  await goTo(list, 'search=Asha&page=2');
  await goTo(`${list}/3`);
  await goTo(list, 'notFound=3');
  await goTo(list, 'notFound=3&limit=10&sort=name');
  nav.stepNav = steps;
  await goTo(`${list}/4`);
  expect(nav.setStepNav.mock.calls).toEqual([
    [[{ label: 'Leads', url: `${list}?search=Asha&page=2` }, steps[1]]],
  ]);
});

test('the breadcrumb leads to the plain list when it had no query, and the query of another user is forgotten', async () => {
  await goTo(list);
  nav.stepNav = steps;
  await goTo(`${list}/3`);
  expect(nav.setStepNav).not.toHaveBeenCalled();
  await goTo(list, 'search=Asha');
  expect(JSON.stringify(sessionStorage)).toContain('Asha');
  at.user = { id: 8 };
  await goTo(`${list}/3`);
  expect(nav.setStepNav).not.toHaveBeenCalled();
  expect(JSON.stringify(sessionStorage)).not.toContain('Asha');
});

test.each(['delete-3', 'document-locked'])(
  'Payload’s window %s leads back to the list with its query, a plain link does not',
  async (slug) => {
    await goTo(list, 'search=Asha&page=2');
    await goTo(`${list}/3`);
    seen?.push(list);
    expect(router.push).toHaveBeenLastCalledWith(list);
    windows.modalState = { [slug]: { isOpen: true } };
    await goTo(`${list}/3`);
    seen?.push(list);
    expect(router.push).toHaveBeenLastCalledWith(`${list}?search=Asha&page=2`);
    seen?.push('/studio');
    expect(router.push).toHaveBeenLastCalledWith('/studio');
  },
);

test('deleting from the trash for good leads back to the trash with its query', async () => {
  await goTo(list, 'search=Asha');
  await goTo(`${list}/trash`, 'page=2');
  windows.modalState = { 'perma-delete-3': { isOpen: true } };
  await goTo(`${list}/trash/3`);
  seen?.push(`${list}/trash`);
  expect(router.push).toHaveBeenLastCalledWith(`${list}/trash?page=2`);
});
