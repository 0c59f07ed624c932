import type { ApiContext } from '../api/context.ts';
import { chooseEncoding } from './encoding.ts';
import { type PageSource, sendAnswer, toRenderLog } from './pages.ts';
import type { PlainPages } from './plain-pages.ts';

/**
 * Makes what sends the page of a form with all that was typed into it. No address holds any of it: it came with the
 * form alone.
 */
export const createShowFormAgain =
  (pages: Pick<PageSource, 'find' | 'get'>, plain: Pick<PlainPages, 'get'>): ApiContext['showFormAgain'] =>
  async (request, reply, path, typed) => {
    const found = await pages.find(path, {});
    const answer =
      found &&
      (await pages.get(
        { ...found, own: typed },
        toRenderLog(request.log),
        chooseEncoding(request.headers['accept-encoding']),
      ));
    sendAnswer(reply, answer ?? plain.get(500, path));
  };
