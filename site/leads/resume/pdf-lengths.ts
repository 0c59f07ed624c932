const number = /(\d{1,10})[\s\0]{1,4}\d{1,5}[\s\0]{1,4}obj[\s\0]{0,4}(\d{1,10})[\s\0]{0,4}$/;

/**
 * Lists every object that is only a whole number, by its object number: lengths of streams refer to such objects.
 * Passes through the text once. An object of another generation, or text that only looks like an object, adds a second
 * value.
 */
export const listNumberObjects = (text: string): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>();
  for (let at = text.indexOf('endobj'); at >= 0; at = text.indexOf('endobj', at + 6)) {
    const [, object, value] = number.exec(text.slice(Math.max(0, at - 50), at)) ?? [];
    if (object === undefined) continue;
    const values = found.get(Number(object)) ?? new Set();
    found.set(Number(object), values.add(Number(value)));
  }
  return found;
};
