import type { FlattenedField } from 'payload';

/** The value of a cell, with notes on what will differ from the text; or why the cell cannot be read. */
export type ReadCell = { value: unknown; notes?: string[] } | { problem: string };

/** How the rows of a field are written in one cell. A field gives its own form as `custom.cell`. */
export interface CellForm {
  write(value: unknown): string;
  /** Reads a text that is not empty. The value passes the validation of each row. */
  read(text: string): ReadCell;
}

/** The field's own form; most fields have none. */
export const findCellForm = (field: FlattenedField): CellForm | undefined => field.custom?.cell;
