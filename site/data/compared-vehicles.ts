import type { Figure } from './figure.ts';
import type { Readers } from './readers.ts';
import { toVehicleClass, type VehicleClass } from './vehicle-class.ts';
import { toVehicleHead, type VehicleHead } from './vehicle-head.ts';
import { listVehicleRecords, type VehicleRecord } from './vehicle-records.ts';

/** A vehicle with everything by which it is compared with others. */
export interface ComparedVehicle extends VehicleHead {
  /** Address of the small picture, which the menu shows too; empty where there is none. */
  smallPicture: string;
  /** Null where too little is published to decide it. */
  vehicleClass: VehicleClass | null;
  /**
   * Every figure of the vehicle. A figure stated only for the comparison with rivals has a key made by
   * `toComparisonKey`.
   */
  figures: Figure[];
}

/** Key of the figure that a specification states for its table of rivals; that figure may differ from the usual one. */
export const toComparisonKey = (key: string): string =>
  `comparison${key.charAt(0).toUpperCase()}${key.slice(1)}`;

const toCompared = (readers: Readers, record: VehicleRecord): ComparedVehicle => {
  const { stored, original } = record;
  return {
    ...toVehicleHead(readers, record),
    smallPicture: readers.pictures.toSmallFile(stored.heroPicture),
    // A category is a text, and only its wording in the first language is known to the code.
    vehicleClass: toVehicleClass(stored.kind, original.figures),
    figures: readers.figures.toFigures(stored.figures ?? []),
  };
};

/** Reads every vehicle with its figures, in the order of the menu. */
export const listComparedVehicles = async (readers: Readers): Promise<ComparedVehicle[]> => {
  const records = await listVehicleRecords(readers);
  return records.map((record) => toCompared(readers, record));
};
