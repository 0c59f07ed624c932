import { toRelationId } from '@ev-site/content/documents/relation-id.ts';
import type { Dealer as StoredDealer } from '@ev-site/content/payload-types.ts';
import {
  type DealerService,
  type OpeningHours,
  type SpokenLanguage,
  timePattern,
} from '@ev-site/contract/dealers.ts';
import { toCallLink, toUnbroken, toWhatsAppLink } from '@ev-site/contract/phone-links.ts';
import { findFirst } from './find-first.ts';
import { listOrder } from './list-order.ts';
import type { Point } from './near/distance.ts';
import { getPlacesOfIndia } from './near/places-of-india.ts';
import type { Readers } from './readers.ts';

/** A way to call or write: `number` as people write it. */
interface Way {
  number: string;
  href: string;
}

/** A vehicle with its name in the reader's language. */
interface NamedVehicle {
  key: string;
  name: string;
}

/** A dealer or service point as visitors see it, without its mail address. */
export interface Dealer extends DealerPlace {
  /**
   * The vehicles that the dealer listed, in menu order, if visitors of the language can see them; null where he listed
   * none, which means all vehicles.
   */
  vehicles: readonly NamedVehicle[] | null;
}

/** A dealer without his vehicles. */
export interface DealerPlace {
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
  /** Location of the dealer, else the middle of the PIN's area; null where neither is known. */
  point: Point | null;
  /** True where staff entered the location itself. */
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

/** Opening times for calculations; rows without valid times are left out. */
export const toHours = (stored: StoredDealer['hours']): OpeningHours[] =>
  (stored ?? [])
    .map(({ days, opens, closes }) => ({ days: days ?? [], opens, closes }))
    .filter(({ opens, closes }) => timePattern.test(opens) && timePattern.test(closes));

/** Converts a stored dealer; the state has a name only when it was read with the dealer. */
export const toDealerPlace = (stored: StoredDealer): DealerPlace => ({
  id: stored.id,
  slug: stored.slug ?? '',
  name: stored.name ?? '',
  // A previewed draft may lack any field.
  lines: (stored.address ?? '').split('\n').filter(Boolean),
  town: stored.town ?? '',
  state: toState(stored.state),
  pin: stored.pin ?? '',
  phones: (stored.phones ?? []).flatMap(({ number }) =>
    number ? [{ number: toUnbroken(number), href: toCallLink(number) }] : [],
  ),
  whatsapp: stored.whatsapp
    ? { number: toUnbroken(stored.whatsapp), href: toWhatsAppLink(stored.whatsapp) }
    : null,
  hours: toHours(stored.hours),
  services: stored.services ?? [],
  spoken: stored.spoken ?? [],
  ...toPoint(stored),
  isSample: stored.isSample ?? false,
});

/** Reads key and name of every vehicle, by id. */
const readRange = async ({
  content,
}: Pick<Readers, 'content'>): Promise<ReadonlyMap<number, NamedVehicle>> => {
  const { docs } = await content.find({
    collection: 'products',
    sort: listOrder,
    depth: 0,
    pagination: false,
    select: { key: true, name: true },
  });
  return new Map(docs.map(({ id, key, name }) => [id, { key, name }]));
};

/** Ids of the vehicles that a dealer listed; an empty list means every vehicle. */
export const toVehicleIds = (stored: StoredDealer['vehicles']): (number | null)[] =>
  (stored ?? []).map(toRelationId);

const toDealer =
  (range: ReadonlyMap<number, NamedVehicle>) =>
  (stored: StoredDealer): Dealer => {
    const named = toVehicleIds(stored.vehicles);
    return {
      ...toDealerPlace(stored),
      // A dealer whose listed vehicles are all hidden must not count as one who listed none.
      vehicles:
        named.length > 0 ? [...range].flatMap(([id, one]) => (named.includes(id) ? [one] : [])) : null,
    };
  };

/** Whether a dealer has a vehicle, or does not say which ones he has. */
export const mayHave = ({ vehicles }: Pick<Dealer, 'vehicles'>, key: string): boolean =>
  vehicles?.some((one) => one.key === key) ?? true;

/** The dealers who may have a vehicle; all dealers where no vehicle is given. */
export const listHaving = (dealers: readonly Dealer[], vehicle: string | undefined): readonly Dealer[] =>
  vehicle === undefined ? dealers : dealers.filter((dealer) => mayHave(dealer, vehicle));

/** Whether a dealer offers test rides. */
export const givesRides = ({ services, vehicles }: Pick<Dealer, 'services' | 'vehicles'>): boolean =>
  services.includes('testRide') && vehicles?.length !== 0;

/** Reads all dealers and service points that visitors of the language can see, by state and town. */
export const listDealers = async (readers: Pick<Readers, 'content'>): Promise<Dealer[]> => {
  const [range, { docs }] = await Promise.all([
    readRange(readers),
    readers.content.find({ collection: 'dealers', depth: 1, pagination: false, sort: 'slug' }),
  ]);
  const { compare } = new Intl.Collator('und');
  return docs
    .map(toDealer(range))
    .toSorted(
      (a, b) => compare(a.state.name, b.state.name) || compare(a.town, b.town) || compare(a.name, b.name),
    );
};

/** Reads the dealer with this address. @returns null where there is none. */
export const getDealerBySlug = async (readers: Readers, slug: string): Promise<Dealer | null> => {
  const stored = await findFirst(readers, 'dealers', { slug: { equals: slug } });
  return stored && toDealer(await readRange(readers))(stored);
};
