import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import type { Figure } from './figure.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';
import { type Price, toPrice } from './reckoned-vehicles.ts';
import { toVehicleClass, type VehicleClass } from './vehicle-class.ts';
import { listVehicleSheets } from './vehicle-sheets.ts';

/** A vehicle with all that it can be held against the others by. */
export interface ComparedVehicle {
  key: string;
  name: string;
  /** Capitals on the number plate. */
  plateName: string;
  /** The name by which an enquiry says which vehicle is meant, whatever the language of the page. */
  enquiryName: string;
  /** Name of the API's product marker field; empty where none is sent. */
  inquiryMarkerField: string;
  line: string;
  kind: StoredProduct['kind'];
  picture: Picture | null;
  /** Null where too little is published to say. */
  vehicleClass: VehicleClass | null;
  /** Every figure of the vehicle itself, none of those that were stated for a comparison with rivals. */
  figures: Figure[];
  /** Beside the driver; null where nobody has said it, and for what carries goods only. */
  passengers: number | null;
  /** Null where none is published. */
  price: Price | null;
}

// What a specification gives a second time for its table of rivals stands under such keys and is not the vehicle's.
const isForRivals = (key: string): boolean => key.startsWith('comparison');

const toCompared = (
  { figures, pictures }: Readers,
  stored: StoredProduct,
  original: Pick<StoredProduct, 'name' | 'figures'>,
): ComparedVehicle => ({
  key: stored.key,
  name: stored.name,
  plateName: stored.plateName,
  enquiryName: original.name,
  inquiryMarkerField: stored.inquiryMarkerField ?? '',
  line: stored.line,
  kind: stored.kind,
  picture: pictures.toPicture(stored.heroPicture),
  // A category is a text, and only in the first language is it known how it is written.
  vehicleClass: toVehicleClass(stored.kind, original.figures),
  figures: figures.toFigures((stored.figures ?? []).filter(({ key }) => !isForRivals(key))),
  passengers: stored.passengers ?? null,
  price: toPrice(stored.price),
});

/** Reads every vehicle with its figures, in the order of the menu. */
export const listComparedVehicles = async (readers: Readers): Promise<ComparedVehicle[]> => {
  const sheets = await listVehicleSheets(readers);
  return sheets.map(({ stored, original }) => toCompared(readers, stored, original));
};
