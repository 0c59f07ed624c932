import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountLink } from './account-link.tsx';
import { router } from './router-under-test.ts';

const form = {
  name: 'Asha',
  email: 'asha@example.com',
  role: 'sales',
  superior: 4,
  secondFactorRequired: true,
};
const { toast, button } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn() },
  button: { click: () => {} },
}));

// Its own brings styles that no program of the tests reads.
vi.mock('@payloadcms/ui', () => ({
  toast,
  useAuth: () => ({}),
  useDocumentInfo: () => ({}),
  useForm: () => ({ getData: () => ({ ...form, password: 'typed', 'confirm-password': 'typed' }) }),
  Button: ({ onClick }: { onClick: () => void }) => {
    button.click = onClick;
    return null;
  },
}));

const answer = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const invite = async (doc: object) => {
  answer.mockResolvedValue(Response.json({ doc }, { status: 201 }));
  renderToStaticMarkup(
    <AppRouterContext value={router}>
      <AccountLink />
    </AppRouterContext>,
  );
  button.click();
  await expect.poll(() => router.push.mock.calls).toEqual([['/studio/collections/staff/7']]);
};

test('an invitation sends what the form asks, the superior too, and no password', async () => {
  await invite({ id: 7, isInvitationSent: true });
  expect(JSON.parse(answer.mock.calls[0]?.[1].body)).toEqual(form);
  expect(toast.success.mock.calls).toEqual([['The invitation is on its way.']]);
  expect(toast.error).not.toHaveBeenCalled();
});

test('a mail that did not go out is not said to be on its way', async () => {
  await invite({ id: 7, isInvitationSent: false });
  expect(toast.success).not.toHaveBeenCalled();
  expect(toast.error.mock.calls).toEqual([
    [
      'The account is made, but the mail could not be sent. Look at the mail server, then send the invitation again.',
    ],
  ]);
});
