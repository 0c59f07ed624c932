import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { toGoodsWeight } from './goods-weight.ts';
import type { Picture } from './picture.ts';
import { readNumber } from './read-number.ts';
import type { Readers } from './readers.ts';
import { listVehicleSheets } from './vehicle-sheets.ts';

/** A price as staff publish it: ex-showroom, without registration, tax and insurance. */
export interface Price {
  rs: number;
  /** ISO date. */
  asOf: string;
  /** Where it holds; empty where nobody has said it in this language. */
  place: string;
}

/** What of a vehicle can be reckoned with, held against others, or asked of it. A figure that the sheet lacks is null. */
export interface ReckonedVehicle {
  key: string;
  /** In the reader's language. */
  name: string;
  plateName: string;
  /** The name by which an enquiry says which vehicle is meant, whatever the language of the page. */
  enquiryName: string;
  /** Name of the API's product marker field; empty where none is sent. */
  inquiryMarkerField: string;
  line: string;
  kind: 'passenger' | 'cargo' | 'pickup' | 'bicycle';
  picture: Picture | null;
  /** "leadAcid" also where the sheet is silent: the careful assumption. */
  battery: 'lithium' | 'leadAcid';
  packKwh: number | null;
  /** The typical range: its ends are equal where it is one number. */
  typicalKm: { from: number; to: number } | null;
  certifiedKm: number | null;
  /** Goods beside the driver. */
  goodsKg: number | null;
  /** Beside the driver. */
  passengers: number | null;
  topSpeedKmh: number | null;
  gradeabilityDegrees: number | null;
  /** From empty. */
  chargeHours: number | null;
  price: Price | null;
}

type StoredFigures = NonNullable<StoredProduct['figures']>;

/** @returns null where staff have published none, or not of which day. */
export const toPrice = (stored: StoredProduct['price']): Price | null =>
  stored?.amountRs && stored.asOf
    ? { rs: stored.amountRs, asOf: toIsoDay(new Date(stored.asOf)), place: stored.place ?? '' }
    : null;

/** Reads the cells in the first language: their name is a text, and only there is it known how it is written. */
const toBattery = (originalFigures: StoredFigures): ReckonedVehicle['battery'] =>
  originalFigures.some(({ key, text }) => key === 'batteryType' && /lithium/i.test(text ?? ''))
    ? 'lithium'
    : 'leadAcid';

const toReckoned = (
  { pictures }: Readers,
  stored: StoredProduct,
  original: Pick<StoredProduct, 'name' | 'figures'>,
): ReckonedVehicle => {
  const figures = stored.figures ?? [];
  const isBicycle = stored.kind === 'bicycle';
  return {
    key: stored.key,
    name: stored.name,
    plateName: stored.plateName,
    enquiryName: original.name,
    inquiryMarkerField: stored.inquiryMarkerField ?? '',
    line: stored.line,
    kind: stored.kind,
    picture: pictures.toPicture(stored.heroPicture),
    battery: toBattery(original.figures ?? []),
    packKwh: readNumber(figures, 'batteryCapacity', 'kWh')?.from ?? null,
    typicalKm: readNumber(figures, isBicycle ? 'range' : 'typicalRange', 'km'),
    certifiedKm: readNumber(figures, 'certifiedRange', 'km')?.from ?? null,
    goodsKg: toGoodsWeight(figures),
    passengers: stored.passengers ?? null,
    topSpeedKmh: readNumber(figures, 'topSpeed', 'km/h')?.from ?? null,
    gradeabilityDegrees: readNumber(figures, 'gradeability', 'degrees')?.from ?? null,
    chargeHours: readNumber(figures, 'chargingTime', 'h')?.to ?? null,
    price: toPrice(stored.price),
  };
};

/** Reads the whole range in menu order, by the numbers that can be reckoned with. */
export const listReckonedVehicles = async (readers: Readers): Promise<ReckonedVehicle[]> => {
  const sheets = await listVehicleSheets(readers);
  return sheets.map(({ stored, original }) => toReckoned(readers, stored, original));
};
