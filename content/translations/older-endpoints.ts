import { type NamedDocument, readDocumentName } from '@ev-site/contract/documents.ts';
import { type Language, languageNames, languages } from '@ev-site/contract/paths.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { nameContent } from '../audit/name-document.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mayChangePreviewed } from '../previews/read-previewed.ts';
import { readJson } from '../requests/read-json.ts';
import { publicError, refuse, signedOut } from '../requests/refuse.ts';
import { keepMatches, listOlder, type OlderText, tellsOlder, toSeen } from './older-translations.ts';

/** The translations of a document in one language that are older than the English. */
export interface OlderInLanguage {
  language: Language;
  /** The name of the language in that language. */
  languageName: string;
  /** Names of the texts in the studio. */
  texts: string[];
  /**
   * A hash of these texts. It comes back with “still right”, so that the person confirms the very texts that he saw.
   */
  seen: string;
}

/** Reads the document of a call, if the person may change it. @throws {APIError} 401, 403, 404 */
const readChangeable = async ({ payload, routeParams, user }: PayloadRequest): Promise<NamedDocument> => {
  if (!user) throw publicError(401, signedOut);
  const document = readDocumentName(String(routeParams?.kind), String(routeParams?.id));
  if (!document || !tellsOlder(document.kind)) throw publicError(404, 'There is nothing here to translate.');
  if (!(await mayChangePreviewed(payload, document, user)))
    throw publicError(403, 'You may not change this document, so you cannot change its translations.');
  return document;
};

const toLanguages = (older: readonly OlderText[]): OlderInLanguage[] =>
  languages
    .map((language) => ({ language, texts: older.filter((text) => text.language === language) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ language, texts }) => ({
      language,
      languageName: languageNames[language],
      texts: texts.map(({ label }) => label),
      seen: toSeen(texts),
    }));

/**
 * `GET /older-translations/:kind/:id`: the translations of a document that are older than the English, by language. For
 * people who may change the document.
 */
const list: Endpoint = {
  path: '/older-translations/:kind/:id',
  method: 'get',
  handler: async (req) => {
    const older = await listOlder(req, await readChangeable(req));
    return Response.json({ languages: toLanguages(older) });
  },
};

/**
 * `POST /older-translations/:kind/:id` with `{ language, seen }`: confirms that the translations are right for the
 * present English. Answers like the list.
 */
const sayRight: Endpoint = {
  path: '/older-translations/:kind/:id',
  method: 'post',
  handler: async (req) => {
    const document = await readChangeable(req);
    const { language, seen } = await readJson(req);
    const older = await listOlder(req, document);
    const own = older.filter((text) => text.language === language);
    if (own.length === 0 || toSeen(own) !== seen)
      return refuse(409, 'These texts were changed in the meantime. Read them again.');
    await keepMatches(req, document, own);
    await recordAudit(req, {
      action: 'changed',
      what: await nameContent(req.payload, document),
      details: `${languageNames[language as Language]} is still right: ${own.map(({ label }) => label).join(', ')}`,
    });
    return Response.json({ languages: toLanguages(older.filter((text) => text.language !== language)) });
  },
};

/** The endpoints for translations that are older than the English. */
export const olderEndpoints = [list, sayRight];
