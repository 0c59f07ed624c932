import { dealerOutcomes } from '@ev-site/contract/dealers.ts';
import { readText } from '@ev-site/contract/forms/plain-text.ts';
import { dealerLeadPath, type Language } from '@ev-site/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { type DealerDesk, longestNote } from '../../leads/routing/dealer-desk.ts';
import type { DealerProblem } from '../../page/dealer-lead.ts';
import { addLinkedPage, type Fields, type LinkedAnswer, type LinkedPagesOptions } from '../linked-pages.ts';

/** The page of one lead, which the link in a dealer's mail opens. Only its forms (POST) change anything. */
export const addDealerLead = (
  server: FastifyInstance,
  { desk, ...options }: LinkedPagesOptions & { desk: DealerDesk },
): void => {
  const show = async (
    key: unknown,
    language: Language,
    wrong?: { field: 'text' | 'reason'; code: DealerProblem; typed: unknown },
  ): Promise<LinkedAnswer | null> => {
    const lead = await desk.read(key);
    if (!lead) return null;
    const content = { kind: 'dealer lead', language, linkKey: String(key), lead } as const;
    if (!wrong) return { page: content };
    const { field, code, typed } = wrong;
    const problem = { field, code, most: longestNote };
    return { page: { ...content, problem, typed: readText(typed) }, status: 422 };
  };

  const act = async (
    { action, key, text, reason }: Fields,
    language: Language,
  ): Promise<LinkedAnswer | null> => {
    if (action === 'take') {
      await desk.take(key);
      return show(key, language);
    }
    if (action === 'back') {
      const done = await desk.giveBack(key, reason);
      if (done === null) return null;
      return done === 'done'
        ? { page: { kind: 'dealer gone', language, isGiven: true } }
        : show(key, language, { field: 'reason', code: done, typed: reason });
    }
    const outcome = dealerOutcomes.find((one) => one === action);
    const done = outcome ? await desk.note(key, outcome, text) : null;
    if (done === null) return null;
    return show(key, language, done === 'done' ? undefined : { field: 'text', code: done, typed: text });
  };

  addLinkedPage(
    server,
    {
      path: dealerLeadPath,
      toInvalidLinkPage: (language) => ({ kind: 'dealer gone', language, isGiven: false }),
      show: ({ key }, language) => show(key, language),
      act,
    },
    options,
  );
};
