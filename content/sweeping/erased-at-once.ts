/**
 * How many documents are erased in one transaction. Their statements run one after another on one connection, and a
 * statement that waits too long fails. Everybody else waits for the rows that the hooks of these deletes have locked.
 */
export const erasedAtOnce = 20;
