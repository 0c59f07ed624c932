/** What an enquiry is about, as the query of its form's address says: a vehicle's key, and a body or colour of it. */
interface AskedAbout {
  vehicle: string;
  /** Empty if none was chosen. */
  choice: string;
}

/** The keys of both in the query. */
export const askedAboutKeys = ['vehicle', 'choice'] as const satisfies readonly (keyof AskedAbout)[];

/** The address of the enquiry form, with or without a fragment, with the subject added to its query. */
export const withAskedAbout = (address: string, { vehicle, choice }: AskedAbout): string => {
  const [path, place] = address.split('#');
  const query = new URLSearchParams(choice ? { vehicle, choice } : { vehicle });
  return `${path}?${query}${place ? `#${place}` : ''}`;
};

/** Reads the subject from a query; texts that are missing are empty. */
export const readAskedAbout = (query: string): AskedAbout => {
  const asked = new URLSearchParams(query);
  return { vehicle: asked.get('vehicle') ?? '', choice: asked.get('choice') ?? '' };
};
