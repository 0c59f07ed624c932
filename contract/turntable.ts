/** How the views of a vehicle lie on the sheet of its turntable: row by row, the first as in its other pictures. */
export const turntable = { columns: 6, rows: 6 } as const;

/** How many views there are, at equal angles once round. */
export const turntableViews = turntable.columns * turntable.rows;
