/** Tables whose lists staff order by dragging. */
const tables = [
  'banners',
  'questions',
  'products',
  'gallery_items',
  'testimonials',
  'certificates',
  'assumptions',
] as const;

const digits = 36;

/**
 * The key by which Payload sorts the row at a place, counted from 0: one digit of base 36 after "a", then two after "b",
 * and so on, as its own `generateKeyBetween` goes on from one to the next.
 */
export const toOrderKey = (place: number): string => {
  let [length, rest, room] = [1, place, digits];
  while (rest >= room) {
    rest -= room;
    length += 1;
    room = digits ** length;
  }
  return String.fromCharCode(96 + length) + rest.toString(digits).padStart(length, '0');
};

/** What a migration does with its database. */
interface Statements {
  rows(statement: string): Promise<{ id: unknown }[]>;
  run(statement: string): Promise<unknown>;
}

/** Gives every row that has no place in its list yet the one that its number gave it. For a migration, on either database. */
export const fillListOrder = async ({ rows, run }: Statements): Promise<void> => {
  for (const table of tables) {
    const found = await rows(`SELECT id FROM ${table} ORDER BY "order", id`);
    for (const [place, { id }] of found.entries())
      await run(
        `UPDATE ${table} SET _order = '${toOrderKey(place)}' WHERE id = ${Number(id)} AND _order IS NULL`,
      );
  }
};
