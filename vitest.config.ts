import { defineConfig } from 'vitest/config';

const domTests = '**/*.dom.test.{ts,tsx}';
const studioTests = 'studio/**/*.test.tsx';
/** They need the real, slow hashes of passwords. */
const passwordTests = [
  'content/accounts/password-hash.test.ts',
  'content/testing/landed-versions/upgrade.test.ts',
];
const sharedPostgres = 'content/testing/shared-postgres.ts';
const notOurs = ['**/node_modules/**', '**/dist/**', '**/.next/**'];

/** Imports Markdown files as text, as the studio's build does (studio/next.config.ts). */
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
    // No test is about these limits: they only end hanging tests, on a machine that may be very busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    // By default Vitest keeps one core for itself, half of a machine with two, though it hardly needs any.
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
          // Test files share processes: otherwise loading the same modules again would take half of their time.
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
          // A test file would find what another left in the document.
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
          // Each file mocks Payload in its own way, and several render the same components.
          isolate: true,
        },
      },
    ],
  },
});
