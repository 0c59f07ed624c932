/** Sort order of lists that staff order by dragging; records in the same place are sorted by id. */
export const listOrder = ['_order', 'id'];
