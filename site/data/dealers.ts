import type { Dealer as StoredDealer } from '@ev-site/content/payload-types.ts';
import {
  type DealerService,
  type OpeningHours,
  type SpokenLanguage,
  timePattern,
} from '@ev-site/contract/dealers.ts';
import { toCallLink, toWhatsAppLink } from '@ev-site/contract/phone-links.ts';
import { findFirst } from './find-first.ts';
import type { Point } from './near/distance.ts';
import { getPlacesOfIndia } from './near/places-of-india.ts';
import type { Readers } from './readers.ts';

/** A way to call or write: `number` as people write it. */
interface Way {
  number: string;
  href: string;
}

/** A dealer or service point as visitors see it; its mailbox is no part of it. */
export interface Dealer {
  id: number;
  slug: string;
  name: string;
  /** House, street and quarter. */
  lines: string[];
  town: string;
  state: { code: string; name: string };
  pin: string;
  phones: Way[];
  whatsapp: Way | null;
  hours: OpeningHours[];
  services: DealerService[];
  spoken: SpokenLanguage[];
  /** Where it stands, else the middle of its PIN; null where neither is known. */
  point: Point | null;
  /** True where staff gave the place itself. */
  isExact: boolean;
  isSample: boolean;
}

const toPoint = ({ latitude, longitude, pin }: StoredDealer) => {
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return { point: { latitude, longitude }, isExact: true };
  return { point: getPlacesOfIndia().getPin(pin) ?? null, isExact: false };
};

const toState = (state: StoredDealer['state']): Dealer['state'] =>
  typeof state === 'object' && state
    ? { code: state.code, name: state.ownScriptName || state.name }
    : { code: '', name: '' };

/** Opening times as they are reckoned with; a line that says no time is left out. */
export const toHours = (stored: StoredDealer['hours']): OpeningHours[] =>
  (stored ?? [])
    .map(({ days, opens, closes }) => ({ days: days ?? [], opens, closes }))
    .filter(({ opens, closes }) => timePattern.test(opens) && timePattern.test(closes));

/** Reshapes a stored dealer; his state has a name where it was read with him. */
export const toDealer = (stored: StoredDealer): Dealer => ({
  id: stored.id,
  slug: stored.slug ?? '',
  name: stored.name ?? '',
  // What is previewed may lack anything.
  lines: (stored.address ?? '').split('\n').filter(Boolean),
  town: stored.town ?? '',
  state: toState(stored.state),
  pin: stored.pin ?? '',
  phones: (stored.phones ?? []).flatMap(({ number }) =>
    number ? [{ number, href: toCallLink(number) }] : [],
  ),
  whatsapp: stored.whatsapp ? { number: stored.whatsapp, href: toWhatsAppLink(stored.whatsapp) } : null,
  hours: toHours(stored.hours),
  services: stored.services ?? [],
  spoken: stored.spoken ?? [],
  ...toPoint(stored),
  isSample: stored.isSample ?? false,
});

/** Reads all dealers and service points that visitors of the language can see, by state and town. */
export const listDealers = async ({ content }: Readers): Promise<Dealer[]> => {
  const { docs } = await content.find({ collection: 'dealers', depth: 1, pagination: false, sort: 'slug' });
  const { compare } = new Intl.Collator('und');
  return docs
    .map(toDealer)
    .toSorted(
      (a, b) => compare(a.state.name, b.state.name) || compare(a.town, b.town) || compare(a.name, b.name),
    );
};

/** Reads the dealer with this address. @returns null where there is none. */
export const getDealerBySlug = async (readers: Readers, slug: string): Promise<Dealer | null> => {
  const stored = await findFirst(readers, 'dealers', { slug: { equals: slug } });
  return stored && toDealer(stored);
};
