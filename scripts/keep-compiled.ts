import { root } from './root.ts';

/**
 * What Node makes of a program's code it keeps for the next one that is started from here: some hundred of a run of the
 * tests load all of Payload. It goes by what a file holds, so a changed one is compiled anew.
 */
export const keepCompiled = (): void => {
  process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/ev-site/compiled`;
};
