import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { isReckonable } from './is-reckonable.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';
import type { VehicleRecord } from './vehicle-records.ts';

/** A price as staff publish it: ex-showroom, without registration, tax and insurance. */
export interface Price {
  rs: number;
  /** ISO date. */
  asOf: string;
  /** Place where it holds; empty where it has no text in this language. */
  place: string;
}

/** Facts about every vehicle, apart from its figures. */
export interface VehicleHead {
  key: string;
  /** In the reader's language. */
  name: string;
  /** Capitals on the number plate. */
  plateName: string;
  /** The name that identifies the vehicle in an enquiry, whatever the language of the page. */
  enquiryName: string;
  /** Name of the vehicle's marker field in the API; empty where there is none. */
  inquiryMarkerField: string;
  line: string;
  kind: StoredProduct['kind'];
  /** Whether its savings can be calculated. */
  isReckonable: boolean;
  picture: Picture | null;
  /** Number of passengers besides the driver; null where not stated, and for vehicles that carry only goods. */
  passengers: number | null;
  /** Null where no price is published. */
  price: Price | null;
}

/** @returns null where staff have published no price, or no date for it. */
export const toPrice = (stored: StoredProduct['price']): Price | null =>
  stored?.amountRs && stored.asOf
    ? { rs: stored.amountRs, asOf: toIsoDay(new Date(stored.asOf)), place: stored.place ?? '' }
    : null;

export const toVehicleHead = ({ pictures }: Readers, { stored, original }: VehicleRecord): VehicleHead => ({
  key: stored.key,
  name: stored.name,
  plateName: stored.plateName,
  enquiryName: original.name,
  inquiryMarkerField: stored.inquiryMarkerField ?? '',
  line: stored.line,
  kind: stored.kind,
  isReckonable: isReckonable(stored),
  picture: pictures.toPicture(stored.heroPicture),
  passengers: stored.passengers ?? null,
  price: toPrice(stored.price),
});
