import type { PlacedTiles, Tiles } from '@ev-site/content/payload-types.ts';

/** A short titled text; `icon` is the name of a drawn icon or empty. */
export interface Tile {
  title: string;
  text: string;
  icon: string;
}

/** A tile that may have its number on a picture. */
export interface PlacedTile extends Tile {
  /** Per cent from the picture's left and top; null where it is not to be seen there. */
  spot: { x: number; y: number } | null;
}

type Row = NonNullable<Tiles>[number];

const toTile = ({ title, text, icon }: Row): Tile => ({ title, text: text ?? '', icon: icon ?? '' });

// One that was added later may not be there in every language.
const isNamed = ({ title }: Row): boolean => Boolean(title);

export const toTiles = (tiles: Tiles | undefined): Tile[] => (tiles ?? []).filter(isNamed).map(toTile);

/** The tiles that stand beside a picture, with their places on it. */
export const toPlacedTiles = (tiles: PlacedTiles | undefined): PlacedTile[] =>
  (tiles ?? []).filter(isNamed).map((row) => {
    const { spotX, spotY } = row;
    const placed = typeof spotX === 'number' && typeof spotY === 'number';
    return { ...toTile(row), spot: placed ? { x: spotX, y: spotY } : null };
  });
