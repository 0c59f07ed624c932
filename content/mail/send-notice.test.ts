import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { finishWork } from '../processes/work-in-hand.ts';
import { siteSettings } from '../seed/data/site-settings.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s, a notice about a change', (dialect) => {
  let fresh: FreshContent;
  let payload: Payload;
  /** Addresses of the mails that were handed to the mail server. */
  let mailed: unknown[] = [];
  let answers: (() => void)[] = [];
  let round = 0;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    payload = fresh.payload;
  }, 120_000);
  afterAll(() => fresh?.remove());

  /** Changes the company's mailbox. */
  const change = (req?: Parameters<typeof initTransaction>[0]) => {
    round += 1;
    const emails = [{ label: 'Office', address: `office-${round}@example.com`, purpose: 'main' as const }];
    return payload.updateGlobal({
      slug: 'site-settings',
      data: { ...siteSettings, emails, grievanceEmail: null },
      depth: 0,
      ...(req && { req }),
    });
  };
  const openTransaction = async () => {
    const req = await createLocalReq({}, payload);
    return { req, isOpen: await initTransaction(req) };
  };

  beforeEach(async () => {
    await change();
    await finishWork();
    // A slow mail server.
    mailed = [];
    answers = [];
    vi.spyOn(payload, 'sendEmail').mockImplementation(({ to }) => {
      mailed.push(to);
      return new Promise<void>((resolve) => answers.push(resolve));
    });
  });
  afterEach(async () => {
    for (const answer of answers) answer();
    await finishWork();
    vi.restoreAllMocks();
  });

  test('makes neither this change nor the next one wait for the mail server', async () => {
    await change();
    await payload.create({ collection: 'states', data: { name: `State ${round}`, code: `S${round}` } });
    expect(mailed).toEqual([`office-${round - 1}@example.com`]);
  });

  test('that could not be mailed is logged', async () => {
    vi.mocked(payload.sendEmail).mockRejectedValue(new TypeError('office@example.com is away'));
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined);
    await change();
    await finishWork();
    expect(error.mock.calls).toEqual([['A notice about a change could not be mailed (TypeError).']]);
  });

  test.runIf(dialect === 'postgres')('goes out only once the change is committed', async () => {
    const { req, isOpen } = await openTransaction();
    expect(isOpen).toBe(true);
    await change(req);
    expect(mailed).toEqual([]);
    await commitTransaction(req);
    expect(mailed).toEqual([`office-${round - 1}@example.com`]);
  });

  test.runIf(dialect === 'postgres')('does not go out if the change is rolled back', async () => {
    const { req } = await openTransaction();
    await change(req);
    await killTransaction(req);
    await payload.create({ collection: 'states', data: { name: `State ${round}`, code: `S${round}` } });
    expect(mailed).toEqual([]);
    const { emails } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    expect(emails.map(({ address }) => address)).toEqual([`office-${round - 1}@example.com`]);
  });
});
