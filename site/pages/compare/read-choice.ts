/** The number of columns that fit a desktop screen. */
export const mostVehicles = 4;

/** The visitor's choice of vehicles to compare. */
export interface Choice<Vehicle> {
  /** In the order of the query, four at most. */
  chosen: Vehicle[];
  /** Chosen vehicles beyond the fourth. */
  refused: Vehicle[];
  /** The number of unknown names. They are never shown, so that nobody can place text on our page through a link. */
  unknown: number;
  onlyDifferences: boolean;
  /** True if the form was sent with nothing ticked. */
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
