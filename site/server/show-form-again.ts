import type { ApiContext } from '../api/context.ts';
import { chooseEncoding } from './encoding.ts';
import { type PageSource, toRenderLog } from './pages.ts';
import type { PlainPages } from './plain-pages.ts';
import { sendAnswer } from './stored-answer.ts';

/**
 * Creates the function that sends the page of a form again, with everything that the visitor has typed. No address
 * contains the typed values: they come only from the submitted form.
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
