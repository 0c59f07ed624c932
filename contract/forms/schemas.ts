import * as z from 'zod/mini';
import { toFieldSchema } from './field-schemas.ts';
import { type forms, listFields } from './forms.ts';
import type { LeadKind } from './kinds.ts';

type FieldsOf<Kind extends LeadKind> = (typeof forms)[Kind]['fields'];

/** The values of a parsed form: numbers for ids, booleans for boxes, else cleaned texts. A file is passed apart. */
export type FormValues<Kind extends LeadKind> = {
  [Name in keyof FieldsOf<Kind> as FieldsOf<Kind>[Name] extends { type: 'file' }
    ? never
    : Name]: FieldsOf<Kind>[Name] extends { type: 'id' }
    ? number
    : FieldsOf<Kind>[Name] extends { type: 'consent' }
      ? boolean
      : string;
};

const toSchema = (kind: LeadKind) =>
  z.object(
    Object.fromEntries(
      listFields(kind).flatMap(([name, field]) => {
        const schema = toFieldSchema(field);
        return schema ? [[name, schema]] : [];
      }),
    ),
  );

/** The schema of each form's payload. */
export const formSchemas = {
  dealer: toSchema('dealer'),
  contact: toSchema('contact'),
  inquiry: toSchema('inquiry'),
  application: toSchema('application'),
  testride: toSchema('testride'),
} as const satisfies Record<LeadKind, z.core.$ZodObject>;

/** Parses a form. The messages of issues are codes. */
export const parseForm = <Kind extends LeadKind>(kind: Kind, fields: unknown) =>
  // The schema and the type are made from the same description.
  formSchemas[kind].safeParse(fields) as z.core.util.SafeParseResult<FormValues<Kind>>;

/** Name of the form's file field; undefined if it has none. */
export const getFileField = (kind: LeadKind): string | undefined =>
  listFields(kind).find(([, { type }]) => type === 'file')?.[0];
