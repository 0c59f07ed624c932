import { languages } from '@ev-site/contract/paths.ts';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import type { Data } from '../documents/find-line.ts';
import { putTexts } from '../documents/put-texts.ts';
import { listMissing } from '../previews/list-missing.ts';
import { publicError } from '../requests/refuse.ts';
import { hasDrafts } from './status.ts';

const english = languages[0];

/** What only English has to be asked for: all else that is required, Payload asks of the change itself. */
const isText = ({ localized }: FlattenedField): boolean => localized === true;

interface Saved {
  fields: FlattenedField[];
  data: Data;
  /** Reads the English texts, of the newest draft or of what visitors see. */
  readTexts: (draft: boolean) => Promise<Data>;
}

const refuseWithoutEnglish = async (
  req: PayloadRequest,
  { fields, data, readTexts }: Saved,
): Promise<void> => {
  if (listMissing(fields, putTexts(fields, data, {}), isText).length === 0) return;
  // What lacks in the language of the call too, Payload refuses beside its field.
  const lacking = new Set(listMissing(fields, data, isText));
  const listMissingOf = async (draft: boolean): Promise<string[]> =>
    listMissing(fields, putTexts(fields, data, await readTexts(draft)), isText).filter(
      (place) => !lacking.has(place),
    );
  const comesAlong = bringsEnglish(req);
  const missing = await listMissingOf(comesAlong);
  if (missing.length === 0) return;
  const unwritten = comesAlong ? missing : await listMissingOf(true);
  // The studio makes a list of what follows the colon, each between two commas.
  if (unwritten.length > 0) throw publicError(400, `Write it in English first: ${unwritten.join(', ')}`);
  throw publicError(400, `Publish it in English first: ${missing.join(', ')}`);
};

const isTranslation = ({ context, locale }: PayloadRequest): boolean =>
  !context.isRestoringVersion && locale !== english && languages.some((language) => language === locale);

/** Where a language is published alone, visitors keep the English that they have, or have none; else they get the newest draft. */
const bringsEnglish = ({ context }: PayloadRequest): boolean => !context.publishesOne && !context.triesOne;

/** Notes whether a copy takes chosen languages along without English, as “Duplicate selected locales” does. */
export const rememberCopied: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create') return args;
  const chosen = 'selectedLocales' in args ? [args.selectedLocales ?? []].flat() : [];
  req.context.leavesEnglish = chosen.length > 0 && !chosen.includes(english);
  return args;
};

/** By a request of its own language, within the same transaction. */
const inEnglish = (req: PayloadRequest) =>
  ({
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    locale: english,
    fallbackLocale: false,
    depth: 0,
    showHiddenFields: true,
  }) as const;

/**
 * Refuses to publish in another language, or to save where there are no drafts, while the English lacks what is required:
 * Payload asks that of the language of the call alone, and English needs no tick to be shown.
 * @throws {APIError} 400
 */
export const askEnglishFirst: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const goesLive = !hasDrafts(collection) || data._status === 'published';
  if (!goesLive || data.deletedAt || !isTranslation(req)) return data;
  // The files of a picture are changed by now, and its English is no worse for it.
  if (collection.upload && operation === 'update') return data;
  // A copy brings its English along.
  if (operation === 'create' && originalDoc?.updatedAt && !req.context.leavesEnglish) return data;
  await refuseWithoutEnglish(req, {
    fields: collection.flattenedFields,
    data,
    readTexts: async (draft) => {
      if (operation === 'create') return {};
      const texts = await req.payload.findByID({
        collection: collection.slug as CollectionSlug,
        id: Number(originalDoc?.id),
        draft,
        disableErrors: true,
        trash: true,
        ...inEnglish(req),
      });
      return texts && (draft || Reflect.get(texts, '_status') === 'published') ? { ...texts } : {};
    },
  });
  return data;
};

/**
 * The same of a single page or the settings.
 * @throws {APIError} 400
 */
export const askGlobalEnglishFirst: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if ((hasDrafts(global) && data._status !== 'published') || !isTranslation(req)) return data;
  await refuseWithoutEnglish(req, {
    fields: global.flattenedFields,
    data,
    readTexts: async (draft) => {
      const slug = global.slug as GlobalSlug;
      return { ...(await req.payload.findGlobal({ slug, draft, ...inEnglish(req) })) };
    },
  });
  return data;
};
