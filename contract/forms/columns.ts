import type { Column, FormField } from './description.ts';
import { forms } from './forms.ts';
import type { LeadKind } from './kinds.ts';
import { originColumns } from './origin.ts';
import { sharedColumns } from './shared-fields.ts';

/** Columns that are not filled by a single field: the server works out their values. */
const workedOut = {
  name: sharedColumns.name,
  product: {
    name: 'product',
    type: 'relationship',
    relationTo: 'products',
    mail: false,
    webhook: null,
    export: true,
  },
  marker: { name: 'marker', type: 'text', mail: true, webhook: 'marker', export: true },
  place: { name: 'place', type: 'text', mail: true, webhook: 'place', export: true },
  dealer: {
    name: 'dealer',
    type: 'relationship',
    relationTo: 'dealers',
    mail: false,
    webhook: null,
    export: false,
  },
  position: { name: 'position', type: 'text', mail: true, webhook: 'position', export: true },
  ...originColumns,
} as const satisfies Record<string, Column>;

type Forms = typeof forms;
type FieldsOf<Kind extends LeadKind> = Forms[Kind]['fields'];
type ColumnOf<Field> = Field extends { column: infer Found extends Column } ? Found : never;
type FormColumn = {
  [Kind in LeadKind]: {
    [Name in keyof FieldsOf<Kind>]: ColumnOf<FieldsOf<Kind>[Name]>;
  }[keyof FieldsOf<Kind>];
}[LeadKind];
type AnyColumn = FormColumn | (typeof workedOut)[keyof typeof workedOut];

/** Names of all columns that forms fill. */
export type ColumnName = AnyColumn['name'];

/** The value of each column: the id of a record, whether a box was ticked, or a text. */
export type ColumnValues = {
  [Found in AnyColumn as Found['name']]?: Found extends { type: 'relationship' }
    ? number
    : Found extends { type: 'checkbox' }
      ? boolean
      : string;
};

const listColumnsOf = (fields: Readonly<Record<string, FormField>>): Column[] =>
  Object.values(fields).flatMap(({ column }) => column ?? []);

/** Every column that forms fill, once, in the order in which staff read them. */
export const leadColumns: readonly (Column & { name: ColumnName })[] = [
  ...new Map(
    [
      workedOut.name,
      ...listColumnsOf(forms.contact.fields),
      ...listColumnsOf(forms.dealer.fields),
      ...listColumnsOf(forms.inquiry.fields),
      ...listColumnsOf(forms.application.fields),
      ...listColumnsOf(forms.testride.fields),
      ...Object.values(workedOut),
    ].map((column) => [column.name, column as Column & { name: ColumnName }]),
  ).values(),
];
