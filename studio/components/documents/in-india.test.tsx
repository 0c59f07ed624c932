// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { InIndia } from './in-india.tsx';

const field = vi.hoisted(() => ({ value: null as string | null }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({ useField: () => field }));

const draw = async (zone: string, value: string | null): Promise<string> => {
  vi.stubEnv('TZ', zone);
  field.value = value;
  const page = document.createElement('section');
  const root = createRoot(page);
  await act(async () => root.render(<InIndia path="publishedAt" />));
  const text = page.textContent ?? '';
  await act(async () => root.unmount());
  return text;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

test('on a device of another time zone the same time in India stands below the field', async () => {
  expect(await draw('Europe/Berlin', '2026-11-30T20:15:00.000Z')).toBe('In India: 1 Dec 2026, 1:45 am IST');
});

test('on a device with Indian time, and below an empty field, nothing is added', async () => {
  expect(await draw('Asia/Kolkata', '2026-11-30T20:15:00.000Z')).toBe('');
  expect(await draw('Europe/Berlin', null)).toBe('');
});
