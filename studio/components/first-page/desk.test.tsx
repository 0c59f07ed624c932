import { countViews } from '@ev-site/content/desk/count-views.ts';
import { listDueRequests } from '@ev-site/content/desk/list-due-requests.ts';
import { listUnpublished } from '@ev-site/content/desk/list-unpublished.ts';
import type { ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Desk } from './desk.tsx';

vi.mock('@ev-site/content/desk/count-views.ts', () => ({ countViews: vi.fn() }));
vi.mock('@ev-site/content/desk/list-left.ts', () => ({ listLeft: async () => [] }));
vi.mock('@ev-site/content/desk/count-leads.ts', () => ({ countLeads: async () => null }));
vi.mock('@ev-site/content/desk/list-unpublished.ts', () => ({ listUnpublished: vi.fn() }));
vi.mock('@ev-site/content/desk/list-due-reviews.ts', () => ({
  listDueReviews: async () => ({ overdue: [1] }),
}));
vi.mock('@ev-site/content/translations/list-translation-states.ts', () => ({
  listTranslationStates: async () => [],
}));

vi.mock('@ev-site/content/desk/list-due-requests.ts', () => ({ listDueRequests: vi.fn(async () => null) }));

const nothing = { drafts: [], scheduled: [], failed: [] };
beforeEach(() => void vi.mocked(listUnpublished).mockResolvedValue(nothing));

/** The first page of a person, as HTML. */
const draw = async (user: object): Promise<string> =>
  renderToStaticMarkup(await Desk({ payload: {}, user } as unknown as ServerProps));

/** The text of the first page if the views have these numbers of leads; headings end in a colon. */
const read = async (role: string, counts: Record<string, number>, more = {}): Promise<string> => {
  vi.mocked(countViews).mockImplementation(async (_payload, _user, views) =>
    views.map(({ label }) => counts[label] ?? 0),
  );
  const text = await draw({ id: 7, role, name: 'Asha', ...more });
  return text
    .replaceAll(/<\/h\d>/g, ':')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

test('shows one’s own tasks first, and those of the whole team under a heading', async () => {
  const counts = { 'My steps': 3, 'My new leads': 1, Overdue: 12, 'Nobody’s leads': 4, Mine: 80 };
  expect(await read('sales', counts)).toBe(
    'What waits for you, Asha: 3 My steps 1 My new leads For the whole team: 4 Nobody’s leads 12 Overdue',
  );
  // Views that the page does not show are not counted either.
  expect(vi.mocked(countViews).mock.lastCall?.[2].map(({ label }) => label)).not.toContain('Mine');
});

test('says when one has no tasks of one’s own, and does not count those of the team as such', async () => {
  expect(await read('sales', { Overdue: 12 })).toBe(
    'What waits for you, Asha: Nothing of your own at this time. For the whole team: 12 Overdue',
  );
  expect(await read('sales', {})).toBe('What waits for you, Asha: Nothing at this time.');
  expect(await read('editor', {})).toBe('What waits for you, Asha: For the whole team: 1 Past their review');
  expect(await read('editor', {}, { deactivated: true })).toBe(
    'What waits for you, Asha: Nothing at this time.',
  );
});

test('does not say that nothing waits when a privacy request does', async () => {
  const request = {
    id: 3,
    title: 'Erase, number 3',
    href: '/studio/collections/privacy-requests/3',
    dueAt: '2026-11-21T11:45:00.000Z',
    isLate: true,
  };
  vi.mocked(listDueRequests).mockResolvedValueOnce({ requests: [request], more: 0 });
  expect(await read('sales', {})).toBe('What waits for you, Asha: Nothing of your own at this time.');
});

test('tells those who work on leads that they are on leave', async () => {
  const awayFrom = '2026-01-01T12:00:00.000Z';
  expect(await read('sales', {}, { awayFrom })).toContain(
    'You are on leave without an end: rules give you no new lead. Change it on your account',
  );
  expect(await read('editor', {}, { awayFrom })).not.toContain('on leave');
});

test('lists five entries, and the others in an expandable part with their links', async () => {
  const failed = Array.from({ length: 7 }, (_, place) => ({
    kind: 'Article',
    title: `Number ${place}`,
    href: `/studio/collections/blogs/${place}`,
    at: '2026-11-21T11:45:00.000Z',
    problem: 'A picture is gone.',
  }));
  vi.mocked(listUnpublished).mockResolvedValue({ ...nothing, failed });
  const [shown = '', rest = ''] = (await draw({ id: 7, role: 'editor' })).split('<details>');
  expect(shown.match(/blogs\/\d/g)).toHaveLength(5);
  expect(rest).toContain('<summary>and 2 more</summary>');
  expect(rest.match(/blogs\/\d/g)).toEqual(['blogs/5', 'blogs/6']);
});

test('shows beside a scheduled publication why it would be refused', async () => {
  const scheduled = [
    {
      kind: 'Question',
      title: 'Which loan?',
      href: '/studio/collections/questions/3',
      at: '2026-11-29T04:30:00.000Z',
      obstacles: '“Answer”: This field is required.',
    },
  ];
  vi.mocked(listUnpublished).mockResolvedValue({ ...nothing, scheduled });
  expect(await read('editor', {})).toContain(
    'Which loan? (Question), on 29 Nov 2026, 10:00 am , but would be refused as it stands: “Answer”: This field is required.',
  );
});
