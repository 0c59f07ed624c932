import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import { readText } from '@ev-site/contract/forms/plain-text.ts';
import { type Language, ownDataPath } from '@ev-site/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { OwnData, OwnOutcome } from '../../leads/privacy/own-data.ts';
import type { RefusedCorrection } from '../../page/own-record.ts';
import type { PlainContent } from '../../page/plain-page.ts';
import {
  addLinkedPage,
  type Fields,
  type LinkedAnswer,
  type LinkedPageAnswer,
  type LinkedPagesOptions,
} from '../linked-pages.ts';

const toRefused = (fields: Fields, codes: FieldCodes): RefusedCorrection => ({
  typed: { name: readText(fields.name), email: readText(fields.email), phone: readText(fields.phone) },
  shown: {
    name: readText(fields.shownName),
    email: readText(fields.shownEmail),
    phone: readText(fields.shownPhone),
  },
  codes,
});

/** The page with a person's own data, which a mailed link opens. */
export const addOwnData = (
  server: FastifyInstance,
  { own, ...options }: LinkedPagesOptions & { own: OwnData },
): void => {
  const showOpen = async (
    ticket: string,
    language: Language,
    said: Pick<Extract<PlainContent, { kind: 'own data' }>, 'done' | 'refused'> = {},
  ): Promise<LinkedPageAnswer> => {
    const records = (await own.read(ticket)) ?? [];
    const all = await own.count(ticket);
    const page = { kind: 'own data', language, ticket, records, all, ...said } as const;
    return { page, status: said.refused ? 422 : 200 };
  };

  /** Erasure cannot be undone, so the page asks for confirmation. */
  const askToErase = async (ticket: string, language: Language): Promise<LinkedPageAnswer> => {
    const count = await own.count(ticket);
    return count > 0 ? { page: { kind: 'own erase', language, ticket, count } } : showOpen(ticket, language);
  };

  const giveResume = async (
    ticket: unknown,
    reference: unknown,
    language: Language,
  ): Promise<LinkedAnswer | null> => {
    const resume = await own.readResume(ticket, reference);
    if (resume === null) return null;
    if (typeof resume === 'object')
      return {
        file: resume.stream,
        bytes: resume.bytes,
        // Safe in a header: a reference for which a resume was found consists of letters, digits and a dash.
        name: `resume-${reference}.pdf`,
        type: 'application/octet-stream',
      };
    const { page } = await showOpen(String(ticket), language, { done: resume });
    return { page, status: resume === 'resumeAway' ? 503 : 404 };
  };

  const change = async ({ action, ticket, ...fields }: Fields): Promise<OwnOutcome | null> => {
    if (action === 'withdraw') return own.withdraw(ticket);
    if (action === 'correct') return own.correct(ticket, fields);
    return action === 'eraseForGood' ? own.erase(ticket) : null;
  };

  const act = async (fields: Fields, language: Language): Promise<LinkedAnswer | null> => {
    const { action, key, ticket } = fields;
    if (action === 'open') {
      const opened = await own.open(key);
      return opened ? showOpen(opened, language) : null;
    }
    if (action === 'file') {
      const file = await own.toFile(ticket);
      return file === null ? null : { file, name: 'my-data.json', type: 'application/json; charset=utf-8' };
    }
    if (action === 'resume') return giveResume(ticket, fields.reference, language);
    if (action === 'erase' || action === 'keep') {
      if ((await own.read(ticket)) === null) return null;
      return action === 'keep' ? showOpen(String(ticket), language) : askToErase(String(ticket), language);
    }
    const outcome = await change(fields);
    if (outcome === null) return null;
    const said =
      typeof outcome === 'string' ? { done: outcome } : { refused: toRefused(fields, outcome.codes) };
    return showOpen(String(ticket), language, said);
  };

  /**
   * A person may have two links and erase by one of them. The other link then says that no data is stored, so the
   * person does not ask for a third.
   */
  const orErased = async (
    answer: LinkedAnswer | null,
    { key, ticket }: Fields,
    language: Language,
  ): Promise<LinkedAnswer | null> =>
    answer === null && (await own.isKeyOfErased(key ?? ticket))
      ? { page: { kind: 'own data', language, ticket: '', records: [], all: 0 } }
      : answer;

  addLinkedPage(
    server,
    {
      path: ownDataPath,
      toInvalidLinkPage: (language) => ({ kind: 'own gone', language }),
      async show({ key }, language) {
        const works = typeof key === 'string' && (await own.isLink(key));
        return orErased(
          works ? { page: { kind: 'own link', language, link: key } } : null,
          { key },
          language,
        );
      },
      act: async (fields, language) => orErased(await act(fields, language), fields, language),
    },
    options,
  );
};
