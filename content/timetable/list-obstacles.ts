import { isRecord } from '@ev-site/contract/is-record.ts';
import { languages } from '@ev-site/contract/paths.ts';
import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type ValidationFieldError,
} from 'payload';
import { findGlobalConfig } from '../documents/find-config.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { readDocument } from '../documents/read-document.ts';
import { toFieldLabel } from '../keeping/list-changes.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { isRefusal } from '../requests/is-refusal.ts';
import type { Scheduled } from './list-scheduled.ts';

/** What keeps a document from being published. */
export interface Obstacle {
  /** The field, as the studio calls it; empty where it is a rule that is about none. */
  label: string;
  /** In a sentence. */
  message: string;
}

const isOfField = (remark: unknown): remark is { label: string; message: string } =>
  isRecord(remark) && typeof remark.label === 'string' && typeof remark.message === 'string';

const toFieldObstacles = (remarks: readonly unknown[]): Obstacle[] =>
  remarks.filter(isOfField).map(({ label, message }) => ({ label, message }));

/**
 * The database names the column alone of a value that another has already; what must be the only one stands in no
 * group, here.
 */
const withLabel = (remark: unknown): unknown =>
  isRecord(remark) && typeof remark.path === 'string' && !remark.label
    ? { ...remark, label: toFieldLabel({ name: remark.path }) }
    : remark;

/** What a refusal says, field by field where it is about fields. */
export const toObstacles = (refusal: Error): Obstacle[] => {
  const data = 'data' in refusal && isRecord(refusal.data) ? refusal.data : {};
  const ofFields = Array.isArray(data.errors) ? toFieldObstacles(data.errors.map(withLabel)) : [];
  return ofFields.length > 0 ? ofFields : [{ label: '', message: refusal.message }];
};

const namedAtMost = 12;

/** All of them in one text: “Answer”: This field is required. */
export const sayObstacles = (obstacles: readonly Obstacle[]): string => {
  const said = obstacles
    .slice(0, namedAtMost)
    .map(({ label, message }) => (label ? `“${label}”: ${message}` : message));
  const more = obstacles.length - namedAtMost;
  return [...said, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
};

type Doc = Record<string, unknown>;

const top = { parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' };

/**
 * What another document has already, where each needs one of its own. No draft is refused for that: the database alone
 * looks, at what is on the site.
 */
const listTaken = async (
  { payload, t }: PayloadRequest,
  { flattenedFields, slug }: SanitizedCollectionConfig,
  id: number,
  data: Doc,
): Promise<Obstacle[]> => {
  const own = flattenedFields.filter(
    (field) => 'unique' in field && field.unique && !isEmpty(data[field.name]),
  );
  const counts = await Promise.all(
    own.map(({ name }) =>
      payload.db.count({
        collection: slug,
        where: { and: [{ [name]: { equals: data[name] } }, { id: { not_equals: id } }] },
      }),
    ),
  );
  return own
    .filter((_field, index) => counts[index]?.totalDocs)
    .map((field) => ({ label: toFieldLabel(field), message: t('error:valueMustBeUnique') }));
};

/** What is tried out: its list and number there, or the single page or the settings. */
interface Tried {
  kind: string;
  id?: string;
}

/**
 * Goes the way of Payload's own update up to where it would write.
 * @param doc in the language of the request, with relations as numbers
 * @throws {APIError} what a rule of the document refuses
 */
export const tryOut = async (req: PayloadRequest, { kind, id }: Tried, doc: Doc): Promise<Obstacle[]> => {
  const { context, payload } = req;
  const collection = payload.collections[kind as CollectionSlug]?.config ?? null;
  const global = findGlobalConfig(payload, kind) ?? null;
  const config = collection ?? global;
  if (!config) return [];
  const way = {
    ...top,
    ...(collection && { id: Number(id) }),
    collection,
    context,
    doc,
    fields: config.fields,
    global,
    operation: 'update',
    overrideAccess: true,
    req,
    siblingDoc: doc,
  } as const;
  let data: Doc = { _status: 'published' };
  await beforeValidateTraverseFields({ ...way, data, siblingData: data });
  const { beforeValidate = [], beforeChange = [] } = config.hooks;
  for (const hook of [...beforeValidate, ...beforeChange])
    data = (await hook({ ...way, data, originalDoc: doc } as never)) || data;
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    ...way,
    data,
    docWithLocales: doc,
    errors,
    fieldLabelPath: '',
    mergeLocaleActions: [],
    siblingData: data,
    siblingDocWithLocales: doc,
  });
  const lacking = toFieldObstacles(errors);
  return lacking.length > 0 || !collection ? lacking : listTaken(req, collection, Number(id), data);
};

/**
 * Looks what would refuse a publication to come if its minute were now: as the newest draft stands, by the very rules that
 * publishing asks, and without writing anything.
 */
export const listObstacles = async (payload: Payload, scheduled: Scheduled): Promise<Obstacle[]> => {
  const { language, of, type } = scheduled;
  if (type === 'unpublish') return [];
  const locale = language ?? languages[0];
  const context = { triesOne: Boolean(language) };
  const req = await createLocalReq({ locale, fallbackLocale: false, context }, payload);
  try {
    // In the language of the request, with no text of another.
    const asked = { draft: true, depth: 0, fallbackLocale: false, showHiddenFields: true, req } as const;
    const draft = await readDocument(payload, of, asked);
    return draft ? await tryOut(req, of, draft) : [];
  } catch (error) {
    if (isRefusal(error)) return toObstacles(error);
    // Who opens the document, or the first page, is not kept from it by that.
    payload.logger.error(
      { problem: toLoggableError(error), kind: of.kind, document: of.id },
      'a publication could not be tried out',
    );
    return [];
  }
};
