import { vi } from 'vitest';

/** Stands in for Next's router in the tests of a component: leads nowhere, and keeps what it was asked. */
export const router = {
  back: vi.fn(),
  forward: vi.fn(),
  refresh: vi.fn(),
  push: vi.fn(),
  replace: vi.fn(),
  prefetch: vi.fn(),
  bfcacheId: '',
};
