import type { FlattenedField } from 'payload';

/** What a cell says: a value to store, and what of it will not be as it is written; or why it says nothing. */
export type ReadCell = { value: unknown; notes?: string[] } | { problem: string };

/** How a field of rows stands in one cell; a field names its own as `custom.cell`. */
export interface CellForm {
  write(value: unknown): string;
  /** Reads a text that is not empty; what it gives passes the rules of each row. */
  read(text: string): ReadCell;
}

/** The form that a field has of its own; undefined for most. */
export const findCellForm = (field: FlattenedField): CellForm | undefined =>
  field.custom?.cell as CellForm | undefined;
