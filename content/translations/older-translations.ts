import { createHash } from 'node:crypto';
import {
  isPreviewedCollection,
  isPreviewedGlobal,
  isPreviewKind,
  type NamedDocument,
  type PreviewKind,
  singletonId,
} from '@ev-site/contract/documents.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import { type FlattenedField, isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import type { Data } from '../documents/data.ts';
import { listFieldsOf } from '../documents/find-config.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { toFieldLabel } from '../documents/label.ts';
import { listParts } from '../documents/list-parts.ts';
import { readDocument } from '../documents/read-document.ts';

/** A localized text of a document. */
interface Text {
  /** The place by ids of rows, which stays the same when rows are dragged, e.g. "figures.6a…7c.label". */
  place: string;
  /** The place in the studio's words, e.g. "Figures › 2 › Label". */
  label: string;
  value: unknown;
}

/** A translation and the English text for which it is right, both as hashes. */
interface Match {
  language: string;
  place: string;
  translation: string;
  english: string;
}

/** A translation of an English text that was changed later. */
export interface OlderText extends Match {
  language: Language;
  label: string;
}

const [english, ...others] = languages;

/** Whether outdated translations of a kind are reported. States and towns have only names and no sentences. */
export const tellsOlder = (slug: string): slug is Exclude<PreviewKind, 'states' | 'cities'> =>
  slug !== 'states' && slug !== 'cities' && isPreviewKind(slug);

const listOf = (field: FlattenedField, data: Data, before: Pick<Text, 'place' | 'label'>): Text[] => {
  const value = data[field.name];
  const place = `${before.place}${field.name}`;
  const label = `${before.label}${toFieldLabel(field)}`;
  if ('virtual' in field && field.virtual) return [];
  const parts = listParts(field, value);
  if (parts)
    return parts.flatMap((part) =>
      listTranslated(part.fields, part.data, {
        place: `${place}${part.place}`,
        label: `${label}${part.label}`,
      }),
    );
  const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'richText';
  return isText && field.localized ? [{ place, label, value }] : [];
};

/** The texts of a document, in one language or in all of them, as the document was read. */
const listTranslated = (
  fields: readonly FlattenedField[],
  data: Data,
  before: Pick<Text, 'place' | 'label'> = { place: '', label: '' },
): Text[] => fields.flatMap((field) => listOf(field, data, before));

/** The parts of a formatted text that readers see: words, links and pictures. The list also fixes their order. */
const partsOfText = ['root', 'children', 'text', 'fields', 'url', 'doc', 'relationTo', 'value'];

const toHash = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value.trim() : JSON.stringify(value ?? '', partsOfText))
    .digest('base64url')
    .slice(0, 16);

const readText = ({ value }: Text, language: Language): unknown => (isRecord(value) ? value[language] : null);

/** A document in its newest version, with each text in all languages; null if it does not exist or is in the trash. */
const readInAllLanguages = (req: PayloadRequest, document: NamedDocument): Promise<Data | null> =>
  // A separate request object, so that the language of the call stays. Same transaction.
  readDocument(req.payload, document, {
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    locale: 'all',
    draft: true,
    depth: 0,
    showHiddenFields: true,
  });

const toKey = ({ kind, id }: NamedDocument): string => `${kind}/${id}`;

type DatabaseRequest = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

const readMatches = async (
  req: DatabaseRequest,
  document?: NamedDocument,
): Promise<(Match & { document: string })[]> => {
  const { docs } = await req.payload.db.find<Match & { id: number; document: string }>({
    collection: 'translated-texts',
    ...(document ? { where: { document: { equals: toKey(document) } } } : {}),
    pagination: false,
    limit: 0,
    req,
  });
  return docs;
};

const isOf = (one: Match, other: Pick<Match, 'language' | 'place' | 'translation'>): boolean =>
  one.language === other.language && one.place === other.place && one.translation === other.translation;

/** Notes for which English texts these translations are right. */
export const keepMatches = async (
  req: PayloadRequest,
  document: NamedDocument,
  matches: readonly Match[],
): Promise<void> => {
  for (const { language, place, translation, english: of } of matches)
    await req.payload.db.create({
      collection: 'translated-texts',
      data: { document: toKey(document), language, place, translation, english: of },
      req,
    });
};

/** Deletes the notes of a document that is erased. */
export const deleteEnglishNotes = async (req: PayloadRequest, document: NamedDocument): Promise<void> => {
  await req.payload.db.deleteMany({
    collection: 'translated-texts',
    where: { document: { equals: toKey(document) } },
    req,
  });
};

/** A change of a document, with both states in the language of the call. */
interface Change {
  before: Data;
  after: Data;
}

/**
 * Before English texts change, notes which translations they have now: these are right for the old English, and
 * outdated from now on. A translation that is noted already keeps the English for which it was right. A translation
 * without a note counts as right.
 */
export const noteEnglish = async (
  req: PayloadRequest,
  document: NamedDocument,
  { before, after }: Change,
): Promise<void> => {
  if (req.locale && req.locale !== english) return;
  const fields = listFieldsOf(req.payload, document.kind);
  const now = new Map(listTranslated(fields, after).map(({ place, value }) => [place, value]));
  const changed = new Set(
    listTranslated(fields, before)
      .filter(({ value }) => !isEmpty(value))
      .filter(({ place, value }) => now.get(place) !== undefined && toHash(now.get(place)) !== toHash(value))
      .map(({ place }) => place),
  );
  if (changed.size === 0) return;
  const stored = await readInAllLanguages(req, document);
  const known = await readMatches(req, document);
  const matches = listTranslated(fields, stored ?? {})
    .filter(({ place }) => changed.has(place))
    .flatMap((text) =>
      others
        .filter((language) => !isEmpty(readText(text, language)))
        .map((language) => ({
          language,
          place: text.place,
          translation: toHash(readText(text, language)),
          english: toHash(readText(text, english)),
        })),
    )
    .filter((match) => !known.some((one) => isOf(one, match)));
  await keepMatches(req, document, matches);
};

const findOlder = (fields: readonly FlattenedField[], stored: Data, matches: readonly Match[]): OlderText[] =>
  listTranslated(fields, stored).flatMap((text) =>
    others.flatMap((language) => {
      const translation = readText(text, language);
      if (isEmpty(translation)) return [];
      const { place, label } = text;
      const older = {
        language,
        place,
        label,
        translation: toHash(translation),
        english: toHash(readText(text, english)),
      };
      const known = matches.filter((match) => isOf(match, older));
      return known.length === 0 || known.some((match) => match.english === older.english) ? [] : [older];
    }),
  );

/** The translations of a document, in its newest version, that are older than the English. */
export const listOlder = async (req: PayloadRequest, document: NamedDocument): Promise<OlderText[]> => {
  const matches = await readMatches(req, document);
  const stored = matches.length > 0 ? await readInAllLanguages(req, document) : null;
  return stored ? findOlder(listFieldsOf(req.payload, document.kind), stored, matches) : [];
};

const readNewestVersions = async (
  payload: Payload,
  kind: string,
  ids: readonly string[],
): Promise<[id: string, stored: Data][]> => {
  const options = { draft: true, locale: 'all', depth: 0 } as const;
  if (isPreviewedGlobal(kind))
    return [[singletonId, { ...(await payload.findGlobal({ slug: kind, ...options })) }]];
  if (!isPreviewedCollection(kind)) return [];
  const { docs } = await payload.find({
    collection: kind,
    where: { id: { in: ids.map(Number) } },
    pagination: false,
    ...options,
  });
  return docs.map((doc) => [String(doc.id), { ...doc }]);
};

/** The same for all documents, by kind and id. Reads only documents that have notes. */
export const listAllOlder = async (
  payload: Payload,
): Promise<(document: NamedDocument) => readonly OlderText[]> => {
  const matches = Map.groupBy(await readMatches({ payload }), ({ document }) => document);
  const kinds = Map.groupBy(matches.keys(), (key) => key.split('/')[0] ?? '');
  const older = new Map<string, OlderText[]>();
  for (const [kind, keys] of kinds) {
    const fields = listFieldsOf(payload, kind);
    const ids = keys.map((key) => key.slice(kind.length + 1));
    for (const [id, stored] of await readNewestVersions(payload, kind, ids)) {
      const key = `${kind}/${id}`;
      older.set(key, findOlder(fields, stored, matches.get(key) ?? []));
    }
  }
  return (document) => older.get(toKey(document)) ?? [];
};

/** A hash of these very texts, so that nobody confirms a text that he has not seen. */
export const toSeen = (texts: readonly OlderText[]): string =>
  toHash(texts.map(({ place, translation, english: of }) => `${place} ${translation} ${of}`).join('\n'));
