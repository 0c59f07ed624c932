import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,site,studio,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Files share the processes they run in: most of their time would go into loading the same modules anew.
    isolate: false,
    // A focused test would hide all others.
    allowOnly: false,
    // No test is about how long it takes: these only end one that hangs, on a machine as busy as may be.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
