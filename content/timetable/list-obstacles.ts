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
import type { Data } from '../documents/data.ts';
import { findGlobalConfig } from '../documents/find-config.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { toFieldLabel } from '../documents/label.ts';
import { readDocument } from '../documents/read-document.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { isRefusal } from '../requests/is-refusal.ts';
import type { Scheduled } from './list-scheduled.ts';

/** A reason why a document cannot be published. */
export interface Obstacle {
  /** The field's name in the studio; empty if the reason is not about a field. */
  label: string;
  /** The reason in a sentence. */
  message: string;
}

const isOfField = (remark: unknown): remark is { label: string; message: string } =>
  isRecord(remark) && typeof remark.label === 'string' && typeof remark.message === 'string';

const toFieldObstacles = (remarks: readonly unknown[]): Obstacle[] =>
  remarks.filter(isOfField).map(({ label, message }) => ({ label, message }));

/**
 * For a value that must be unique and already exists, the database gives only the column. Here this is also the field's
 * name, because no unique field is inside a group.
 */
const withLabel = (remark: unknown): unknown =>
  isRecord(remark) && typeof remark.path === 'string' && !remark.label
    ? { ...remark, label: toFieldLabel({ name: remark.path }) }
    : remark;

/** Turns a refusal into obstacles, one for each field if the refusal is about fields. */
export const toObstacles = (refusal: Error): Obstacle[] => {
  const data = 'data' in refusal && isRecord(refusal.data) ? refusal.data : {};
  const ofFields = Array.isArray(data.errors) ? toFieldObstacles(data.errors.map(withLabel)) : [];
  return ofFields.length > 0 ? ofFields : [{ label: '', message: refusal.message }];
};

const namedAtMost = 12;

/** All obstacles in one text, e.g. “Answer”: This field is required. */
export const sayObstacles = (obstacles: readonly Obstacle[]): string => {
  const said = obstacles
    .slice(0, namedAtMost)
    .map(({ label, message }) => (label ? `“${label}”: ${message}` : message));
  const more = obstacles.length - namedAtMost;
  return [...said, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
};

const top = { parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' };

/**
 * Finds unique values that another document has already. Drafts are never refused for that, because only the database
 * checks uniqueness, and only among published documents.
 */
const listTaken = async (
  { payload, t }: PayloadRequest,
  { flattenedFields, slug }: SanitizedCollectionConfig,
  id: number,
  data: Data,
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

/** The document to try out: its collection and id, or the single page or the settings. */
interface Tried {
  kind: string;
  id?: string;
}

/**
 * Runs the steps of Payload's own update, up to the point where it would write.
 * @param doc the document in the language of the request, with relations as ids
 * @throws {APIError} the refusal of one of the document's rules
 */
export const validateUpdate = async (
  req: PayloadRequest,
  { kind, id }: Tried,
  doc: Data,
): Promise<Obstacle[]> => {
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
  let data: Data = { _status: 'published' };
  await beforeValidateTraverseFields({ ...way, data, siblingData: data });
  const { beforeValidate = [], beforeChange = [] } = config.hooks;
  for (const hook of [...beforeValidate, ...beforeChange])
    data = (await hook({ ...way, data, originalDoc: doc })) || data;
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
 * Checks what would refuse a scheduled publication if it were due now. It takes the newest draft, applies the same
 * rules as publishing, and writes nothing.
 */
export const listObstacles = async (payload: Payload, scheduled: Scheduled): Promise<Obstacle[]> => {
  const { language, of, type, at } = scheduled;
  if (type === 'unpublish') return [];
  const locale = language ?? languages[0];
  const context = { triesOne: Boolean(language), triedAt: at };
  const req = await createLocalReq({ locale, fallbackLocale: false, context }, payload);
  try {
    // In the language of the request, without texts of another.
    const asked = { draft: true, depth: 0, fallbackLocale: false, showHiddenFields: true, req } as const;
    const draft = await readDocument(payload, of, asked);
    return draft ? await validateUpdate(req, of, draft) : [];
  } catch (error) {
    if (isRefusal(error)) return toObstacles(error);
    // A fault here must not stop people from opening the document or the first page.
    payload.logger.error(
      { problem: toLoggableError(error), kind: of.kind, document: of.id },
      'a publication could not be tried out',
    );
    return [];
  }
};
