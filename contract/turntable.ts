/** The grid of a vehicle's views on the sheet of its turntable: row by row, the first view as in its other pictures. */
export const turntable = { columns: 6, rows: 6 } as const;

/** Number of views, at equal angles around the vehicle. */
export const turntableViews = turntable.columns * turntable.rows;
