import { vi } from 'vitest';

/** Replaces Next's router in tests of a component: goes nowhere, and records its calls. */
export const router = {
  back: vi.fn(),
  forward: vi.fn(),
  refresh: vi.fn(),
  push: vi.fn(),
  replace: vi.fn(),
  prefetch: vi.fn(),
  bfcacheId: '',
};
