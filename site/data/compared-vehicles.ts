import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import type { Figure } from './figure.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';
import { toVehicleClass, type VehicleClass } from './vehicle-class.ts';

/** A vehicle with all that it can be held against the others by. */
export interface ComparedVehicle {
  key: string;
  name: string;
  /** Capitals on the number plate. */
  plateName: string;
  line: string;
  kind: StoredProduct['kind'];
  picture: Picture | null;
  /** Null where too little is published to say. */
  vehicleClass: VehicleClass | null;
  /** Every figure of the vehicle itself, none of those that were stated for a comparison with rivals. */
  figures: Figure[];
}

// What a specification gives a second time for its table of rivals stands under such keys and is not the vehicle's.
const isForRivals = (key: string): boolean => key.startsWith('comparison');

/** Reads every vehicle with its figures, in the order of the menu. */
export const listComparedVehicles = async ({
  content,
  figures,
  pictures,
}: Readers): Promise<ComparedVehicle[]> => {
  const { docs } = await content.find({
    collection: 'products',
    sort: 'order',
    depth: 1,
    pagination: false,
    select: {
      key: true,
      name: true,
      plateName: true,
      line: true,
      kind: true,
      heroPicture: true,
      figures: true,
    },
  });
  return docs.map(({ key, name, plateName, line, kind, heroPicture, figures: stored }) => ({
    key,
    name,
    plateName,
    line,
    kind,
    picture: pictures.toPicture(heroPicture),
    vehicleClass: toVehicleClass(kind, stored),
    figures: figures.toFigures((stored ?? []).filter((figure) => !isForRivals(figure.key))),
  }));
};
