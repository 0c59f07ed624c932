import type { Figure } from './figure.ts';
import type { Readers } from './readers.ts';
import { toVehicleClass, type VehicleClass } from './vehicle-class.ts';
import { toVehicleHead, type VehicleHead } from './vehicle-head.ts';
import { listVehicleRecords, type VehicleRecord } from './vehicle-records.ts';

/** A vehicle with all that it can be held against the others by. */
export interface ComparedVehicle extends VehicleHead {
  /** Address of the small picture that the menu shows too; empty where it has none. */
  smallPicture: string;
  /** Null where too little is published to say. */
  vehicleClass: VehicleClass | null;
  /** Every figure of the vehicle; what is stated for its comparison with rivals alone has a key of `toComparisonKey`. */
  figures: Figure[];
}

/** The key under which stands what a specification gives of a figure for its table of rivals, which may differ. */
export const toComparisonKey = (key: string): string =>
  `comparison${key.charAt(0).toUpperCase()}${key.slice(1)}`;

const toCompared = (readers: Readers, record: VehicleRecord): ComparedVehicle => {
  const { stored, original } = record;
  return {
    ...toVehicleHead(readers, record),
    smallPicture: readers.pictures.toSmallFile(stored.heroPicture),
    // A category is a text, and only in the first language is it known how it is written.
    vehicleClass: toVehicleClass(stored.kind, original.figures),
    figures: readers.figures.toFigures(stored.figures ?? []),
  };
};

/** Reads every vehicle with its figures, in the order of the menu. */
export const listComparedVehicles = async (readers: Readers): Promise<ComparedVehicle[]> => {
  const records = await listVehicleRecords(readers);
  return records.map((record) => toCompared(readers, record));
};
