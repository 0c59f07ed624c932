const data = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** The smallest picture, a grey dot as PNG, in the form of an uploaded file. */
export const toDotPicture = (name = 'dot.png') => ({ name, mimetype: 'image/png', data, size: data.length });
