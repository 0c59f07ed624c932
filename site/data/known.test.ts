import { expect, test } from 'vitest';
import { openKnown, watchKnown } from './known.ts';
import type { Readers } from './readers.ts';

test('notices an answer from an older state of the content, in any language', async () => {
  let generation = 1;
  let isAway = false;
  const find = async () => {
    if (isAway) throw new Error('no database');
    return { docs: [{ slug: 'surat-udhna' }] };
  };
  const open = () => openKnown({ content: { find } } as unknown as Readers, () => generation);
  const [english, other] = [open(), open()];
  const data = { inLanguage: (language: string) => ({ known: language === 'en' ? english : other }) };
  for (const known of [english, other]) {
    isAway = false;
    await known.getDealers();
    const isKnownNow = watchKnown(data);
    await known.getDealers();
    expect(isKnownNow()).toBe(true);
    generation += 1;
    isAway = true;
    expect(await known.getDealers()).toEqual(new Set(['surat-udhna']));
    expect(isKnownNow()).toBe(false);
    expect(watchKnown(data)()).toBe(true);
  }
});
