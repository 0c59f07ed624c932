/**
 * What the page of the enquiry form is asked about, by its address: a vehicle's key and the body or colour of it, as an
 * enquiry says it.
 */
interface AskedAbout {
  vehicle: string;
  /** Empty where none was chosen. */
  choice: string;
}

/** The keys of both in the address. */
export const askedAboutKeys = ['vehicle', 'choice'] as const satisfies readonly (keyof AskedAbout)[];

/** The address of the enquiry form, with a place in it or none, about something. */
export const withAskedAbout = (address: string, { vehicle, choice }: AskedAbout): string => {
  const [path, place] = address.split('#');
  const query = new URLSearchParams(choice ? { vehicle, choice } : { vehicle });
  return `${path}?${query}${place ? `#${place}` : ''}`;
};

/** What the query of that page says; empty where it says nothing. */
export const readAskedAbout = (query: string): AskedAbout => {
  const asked = new URLSearchParams(query);
  return { vehicle: asked.get('vehicle') ?? '', choice: asked.get('choice') ?? '' };
};
