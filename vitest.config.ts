import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,site,studio,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
