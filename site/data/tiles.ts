import type { Tiles } from '@ev-site/content/payload-types.ts';

/** A short titled text; `icon` is the name of a drawn icon or empty. */
export interface Tile {
  title: string;
  text: string;
  icon: string;
}

export const toTiles = (tiles: Tiles | undefined): Tile[] =>
  (tiles ?? [])
    // One that was added later may not be there in every language.
    .filter(({ title }) => title)
    .map(({ title, text, icon }) => ({ title, text: text ?? '', icon: icon ?? '' }));
