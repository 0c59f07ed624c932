import { languages } from '@ev-site/contract/paths.ts';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import type { Data } from '../documents/data.ts';
import { putTexts } from '../documents/put-texts.ts';
import { listMissing } from '../previews/list-missing.ts';
import { publicError } from '../requests/refuse.ts';
import { hasDrafts } from './status.ts';

const english = languages[0];

/** Only localized fields are checked for English: Payload itself checks all other required fields in every save. */
const isText = ({ localized }: FlattenedField): boolean => localized === true;

interface Saved {
  fields: FlattenedField[];
  data: Data;
  /** Reads the English texts, either of the newest draft or of the version that visitors see. */
  readTexts: (draft: boolean) => Promise<Data>;
}

const refuseWithoutEnglish = async (
  req: PayloadRequest,
  { fields, data, readTexts }: Saved,
): Promise<void> => {
  if (listMissing(fields, putTexts(fields, data, {}), isText).length === 0) return;
  // A field that is also empty in the language of the call is left to Payload, which shows the error beside the field.
  const lacking = new Set(listMissing(fields, data, isText));
  const listMissingOf = async (draft: boolean): Promise<string[]> =>
    listMissing(fields, putTexts(fields, data, await readTexts(draft)), isText).filter(
      (place) => !lacking.has(place),
    );
  const comesAlong = bringsEnglish(req);
  const missing = await listMissingOf(comesAlong);
  if (missing.length === 0) return;
  const unwritten = comesAlong ? missing : await listMissingOf(true);
  // The studio makes a list of what follows the colon. The commas separate its items.
  if (unwritten.length > 0) throw publicError(400, `Write it in English first: ${unwritten.join(', ')}`);
  throw publicError(400, `Publish it in English first: ${missing.join(', ')}`);
};

const isTranslation = ({ context, locale }: PayloadRequest): boolean =>
  !context.isRestoringVersion && locale !== english && languages.some((language) => language === locale);

/**
 * Whether the English of the newest draft becomes visible with this save. This is not so when a single language is
 * published: then visitors keep the published English, if there is one.
 */
const bringsEnglish = ({ context }: PayloadRequest): boolean => !context.publishesOne && !context.triesOne;

/** Notes whether a copy takes over chosen languages without English, as “Duplicate selected locales” does. */
export const rememberCopied: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create') return args;
  const chosen = 'selectedLocales' in args ? [args.selectedLocales ?? []].flat() : [];
  req.context.leavesEnglish = chosen.length > 0 && !chosen.includes(english);
  return args;
};

/**
 * Options to read in English, with a separate request object, so that the language of the call stays. Same transaction.
 */
const inEnglish = (req: PayloadRequest) =>
  ({
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    locale: english,
    fallbackLocale: false,
    depth: 0,
    showHiddenFields: true,
  }) as const;

/**
 * Refuses to publish in another language (or to save, for a kind without drafts) while required English texts are
 * missing. Payload checks required texts only in the language of the call, and English is shown without any mark that
 * it is ready.
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
  // The files of the picture are already changed at this point, and that does not make its English any worse.
  if (collection.upload && operation === 'update') return data;
  // A copy takes its English texts along.
  if (operation === 'create' && originalDoc?.updatedAt && !req.context.leavesEnglish) return data;
  await refuseWithoutEnglish(req, {
    fields: collection.flattenedFields,
    data,
    readTexts: async (draft) => {
      if (operation === 'create') return {};
      const texts = await req.payload.findByID({
        collection: collection.slug,
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
 * The same for a single page or the settings.
 * @throws {APIError} 400
 */
export const askGlobalEnglishFirst: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if ((hasDrafts(global) && data._status !== 'published') || !isTranslation(req)) return data;
  await refuseWithoutEnglish(req, {
    fields: global.flattenedFields,
    data,
    readTexts: async (draft) => {
      const { slug } = global;
      return { ...(await req.payload.findGlobal({ slug, draft, ...inEnglish(req) })) };
    },
  });
  return data;
};
