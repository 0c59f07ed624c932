import type { SeedEntry } from '../../seed-shapes.ts';

/** A vehicle as the seed writes it. */
export type SeedProduct = SeedEntry<'products'>['data'];

type Figure = NonNullable<SeedProduct['figures']>[number];
type Tile = NonNullable<SeedProduct['solutions']>[number];
type Unit = NonNullable<Figure['unit']>;
type Extra = Partial<Omit<Figure, 'key' | 'label' | 'group' | 'condition' | 'min' | 'unit'>>;

/** The condition of a figure that the specification sheet states without further conditions. */
const sheet = 'as per specification sheet';

/** Figures of one group of the specification table. */
export const inGroup = (group: Figure['group']) => ({
  number: (
    key: string,
    label: string,
    min: number,
    unit: Unit,
    condition = sheet,
    extra: Extra = {},
  ): Figure => ({
    key,
    label,
    min,
    unit,
    condition,
    group,
    inSpecification: true,
    ...extra,
  }),
  text: (key: string, label: string, text: string, condition = sheet, extra: Extra = {}): Figure => ({
    key,
    label,
    text,
    condition,
    group,
    inSpecification: true,
    ...extra,
  }),
});

export const tile = (title: string, text: string, icon?: Tile['icon']): Tile => ({
  title,
  text,
  ...(icon ? { icon } : {}),
});

/** A tile with a number on the picture, placed in per cent from the left and the top. */
export const placed = (
  [spotX, spotY]: [left: number, top: number],
  ...words: Parameters<typeof tile>
): NonNullable<SeedProduct['innovations']>[number] => ({ ...tile(...words), spotX, spotY });
