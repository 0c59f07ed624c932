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
  /** Where it holds; empty where nobody has said it in this language. */
  place: string;
}

/** What is known of every vehicle before its figures. */
export interface VehicleHead {
  key: string;
  /** In the reader's language. */
  name: string;
  /** Capitals on the number plate. */
  plateName: string;
  /** The name by which an enquiry says which vehicle is meant, whatever the language of the page. */
  enquiryName: string;
  /** Name of the API's product marker field; empty where none is sent. */
  inquiryMarkerField: string;
  line: string;
  kind: StoredProduct['kind'];
  /** Whether what it saves can be reckoned. */
  isReckonable: boolean;
  picture: Picture | null;
  /** Beside the driver; null where nobody has said it, and for what carries goods only. */
  passengers: number | null;
  /** Null where none is published. */
  price: Price | null;
}

/** @returns null where staff have published none, or not of which day. */
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
