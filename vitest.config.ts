import { defineConfig } from 'vitest/config';

const domTests = '**/*.dom.test.{ts,tsx}';
const studioTests = 'studio/**/*.test.tsx';
/** They hold a password against a hash that was made for good. */
const passwordTests = [
  'content/accounts/password-hash.test.ts',
  'content/testing/landed-versions/upgrade.test.ts',
];
const sharedPostgres = 'content/testing/shared-postgres.ts';
const notOurs = ['**/node_modules/**', '**/dist/**', '**/.next/**'];

/** Takes Markdown in as words, as the studio's build does (studio/next.config.ts). */
const markdownAsText = {
  name: 'markdown-as-text',
  transform: (text: string, file: string) =>
    file.endsWith('.md') ? `export default ${JSON.stringify(text)}` : undefined,
};

export default defineConfig({
  plugins: [markdownAsText],
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // A focused test would hide all others.
    allowOnly: false,
    // No test is about how long it takes: these only end one that hangs, on a machine as busy as may be.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    // One core would be left to Vitest itself, which needs hardly any: half of a machine of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,reckoning,content,site,studio,scripts,bench,deploy}/**/*.test.{ts,tsx}'],
          exclude: [...notOurs, domTests, studioTests, ...passwordTests],
          setupFiles: 'content/testing/quick-passwords.ts',
          globalSetup: sharedPostgres,
          // Files share the processes they run in: half of their time would go into loading the same modules anew.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'passwords', include: passwordTests, globalSetup: sharedPostgres, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [`site/${domTests}`],
          exclude: notOurs,
          environment: 'happy-dom',
          // What one leaves on its document another would find.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'studio',
          include: [studioTests],
          exclude: notOurs,
          setupFiles: 'studio/testing/act-environment.ts',
          // Each has a Payload of its own in place of the real one, and several draw the same components.
          isolate: true,
        },
      },
    ],
  },
});
