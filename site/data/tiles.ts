import type { PlacedTiles, Tiles } from '@ev-site/content/payload-types.ts';

/** A short titled text; `icon` is the name of a drawn icon or empty. */
export interface Tile {
  title: string;
  text: string;
  icon: string;
}

/** A tile whose number may be shown on a picture. */
export interface PlacedTile extends Tile {
  /** Percent from the picture's left and top; null where the picture does not show it. */
  spot: { x: number; y: number } | null;
}

type Row = NonNullable<Tiles>[number];

const toTile = ({ title, text, icon }: Row): Tile => ({ title, text: text ?? '', icon: icon ?? '' });

// A tile added later may lack a translation.
const isNamed = ({ title }: Row): boolean => Boolean(title);

export const toTiles = (tiles: Tiles | undefined): Tile[] => (tiles ?? []).filter(isNamed).map(toTile);

/** Converts the tiles beside a picture, with their positions on it. */
export const toPlacedTiles = (tiles: PlacedTiles | undefined): PlacedTile[] =>
  (tiles ?? []).filter(isNamed).map((row) => {
    const { spotX, spotY } = row;
    const placed = typeof spotX === 'number' && typeof spotY === 'number';
    return { ...toTile(row), spot: placed ? { x: spotX, y: spotY } : null };
  });
