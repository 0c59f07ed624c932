import { root } from './root.ts';

/**
 * Lets Node cache the compiled code of programs that are started from here: some hundred programs of a test run load
 * all of Payload. The cache depends on the content of a file, so a changed file is compiled again.
 */
export const keepCompiled = (): void => {
  process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/ev-site/compiled`;
};
