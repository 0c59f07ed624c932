/** How lists are read whose places staff drag; what stands in one place comes by its number. */
export const listOrder = ['_order', 'id'];
