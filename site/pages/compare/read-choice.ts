/** Columns that a desk has room for. */
export const mostVehicles = 4;

/** What a visitor asks to see side by side. */
export interface Choice<Vehicle> {
  /** In the order asked for, four at most. */
  chosen: Vehicle[];
  /** Those for whom there is no room. */
  refused: Vehicle[];
  /** How many names are of no vehicle. They are counted and never shown: an address must not put words in our mouth. */
  unknown: number;
  onlyDifferences: boolean;
  /** The form was sent with nothing ticked. */
  isEmpty: boolean;
}

/** Reads the query of the page: `vehicles=major,manzil`, `only=differences`, and `asked` from the form. */
export const readChoice = <Vehicle extends { key: string }>(
  query: Readonly<Record<string, string>>,
  vehicles: readonly Vehicle[],
): Choice<Vehicle> => {
  const names = (query.vehicles ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const asked = [...new Set(names)].map((name) => vehicles.find(({ key }) => key === name));
  const known = asked.filter((vehicle) => vehicle !== undefined);
  return {
    chosen: known.slice(0, mostVehicles),
    refused: known.slice(mostVehicles),
    unknown: asked.length - known.length,
    onlyDifferences: query.only === 'differences',
    isEmpty: names.length === 0 && query.asked !== undefined,
  };
};
