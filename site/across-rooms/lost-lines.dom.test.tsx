/** Visitors on a line that drops three of ten connections, before or after the server has stored the lead. */
import { getLeadKey } from '@ev-site/content/leads/lead-key.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldDescription } from '../islands/forms/field-description.ts';
import { LeadForm } from '../islands/forms/lead-form.tsx';
import { solveHumanCheck } from '../islands/forms/solve-human-check.ts';
import { exampleSurroundings } from '../testing/example-form.ts';
import { FakeRequest } from '../testing/fake-request.ts';

vi.mock('../islands/forms/solve-human-check.ts', () => ({ solveHumanCheck: vi.fn() }));

// Set LOST_LINES=1000 for a longer test.
const visitors = Number(process.env.LOST_LINES ?? 200);
const kind: LeadKind = 'inquiry';
const fields = ['name', 'email', 'mobile'].map(
  (name): FieldDescription => ({ name, kind: 'text', label: name, required: true }),
);

/** Pseudo-random numbers that are the same in every run (mulberry32). */
const makeChance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** The relevant part of the server: a lead's real key, and answers of the check that are valid for one lead each. */
const openServer = () => {
  const stored = new Map<string, string>();
  const spent = new Map<string, string>();
  return {
    stored,
    take(request: FakeRequest): { status: number; body: object } {
      const { name, email, mobile, rCaptcha } = JSON.parse(String(request.body));
      const key = getLeadKey(kind, { name, email, mobile }, request.headers['idempotency-key']);
      if (!rCaptcha || (spent.get(rCaptcha) ?? key) !== key)
        return { status: 422, body: { message: { rCaptcha: ['Please tick the box.'] } } };
      spent.set(rCaptcha, key);
      stored.set(key, name);
      return { status: 200, body: { data: {} } };
    },
  };
};

let checks = 0;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ data: { message: '' } }) }));
  vi.mocked(solveHumanCheck).mockImplementation(async () => `answer ${++checks}`);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = () => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const onSent = vi.fn();
  act(() =>
    root.render(<LeadForm kind={kind} fields={fields} surroundings={exampleSurroundings} onSent={onSent} />),
  );
  return {
    onSent,
    holder,
    close() {
      act(() => root.unmount());
      holder.remove();
    },
    type(texts: Record<string, string>) {
      for (const [name, text] of Object.entries(texts)) {
        const control = holder.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (!control) throw new Error(`There is no ${name}.`);
        control.value = text;
        act(() => control.dispatchEvent(new Event('input', { bubbles: true })));
      }
    },
    tick: () => act(async () => holder.querySelector<HTMLInputElement>('[type="checkbox"]')?.click()),
    send: () => act(async () => holder.querySelector('form')?.requestSubmit()),
  };
};

test(`${visitors} forms over a connection that drops three of ten requests are stored once each, and each visitor sees the success`, async () => {
  const chance = makeChance(17);
  const server = openServer();
  const { controls } = exampleSurroundings.words;
  const seen = { sent: 0, lostBefore: 0, lostAfter: 0, reloads: 0 };
  for (let visitor = 0; visitor < visitors; visitor++) {
    FakeRequest.forget();
    let page = open();
    page.type({ name: `Asha ${visitor}`, email: `a${visitor}@example.com`, mobile: '9825012345' });
    await page.tick();
    for (let isDone = false; !isDone; ) {
      await page.send();
      const request = FakeRequest.last;
      const isLost = chance() < 0.3;
      const isStored = !isLost || chance() < 0.5;
      const answer = isStored ? server.take(request) : undefined;
      if (answer && !isLost) {
        await act(async () => request.answer(answer.status, answer.body));
        expect(answer.status).toBe(200);
        expect(page.onSent).toHaveBeenCalledOnce();
        expect(page.holder.querySelector('[role="alert"]')).toBeNull();
        expect(page.holder.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('');
        isDone = true;
        continue;
      }
      seen[isStored ? 'lostAfter' : 'lostBefore'] += 1;
      await act(async () => request.onerror?.());
      expect(page.onSent).not.toHaveBeenCalled();
      expect(page.holder.textContent).toContain(controls.sendNow);
      // Every second visitor closes the tab and comes back.
      if (chance() < 0.5) {
        seen.reloads += 1;
        page.close();
        page = open();
        expect(page.holder.textContent).toContain(controls.back);
      }
    }
    seen.sent += 1;
    page.close();
    expect(localStorage.length).toBe(0);
  }
  expect(seen.sent).toBe(visitors);
  expect(server.stored.size).toBe(visitors);
  expect(new Set(server.stored.values()).size).toBe(visitors);
  // Checks that the line was as bad as intended.
  expect(seen.lostBefore).toBeGreaterThan(visitors / 8);
  expect(seen.lostAfter).toBeGreaterThan(visitors / 8);
  expect(seen.reloads).toBeGreaterThan(visitors / 8);
}, 60_000);
