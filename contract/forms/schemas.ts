import * as z from 'zod/mini';
import { toFieldSchema } from './field-schemas.ts';
import { type forms, listFields } from './forms.ts';
import type { LeadKind } from './kinds.ts';

type FieldsOf<Kind extends LeadKind> = (typeof forms)[Kind]['fields'];

/** What a form holds once it is parsed: numbers for ids, cleaned text for the rest. A file comes beside it. */
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

/** The payload of each form. */
export const formSchemas = {
  dealer: toSchema('dealer'),
  contact: toSchema('contact'),
  inquiry: toSchema('inquiry'),
  application: toSchema('application'),
  testride: toSchema('testride'),
} as const satisfies Record<LeadKind, z.core.$ZodObject>;

/** Parses a form. Issues carry codes as their messages. */
export const parseForm = <Kind extends LeadKind>(kind: Kind, fields: unknown) =>
  // The schema is made of the description that the type is made of.
  formSchemas[kind].safeParse(fields) as z.core.util.SafeParseResult<FormValues<Kind>>;

/** Name of the form's file; undefined where it has none. */
export const getFileField = (kind: LeadKind): string | undefined =>
  listFields(kind).find(([, { type }]) => type === 'file')?.[0];
