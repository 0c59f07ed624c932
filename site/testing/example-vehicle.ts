import type { ComparedVehicle } from '../data/compared-vehicles.ts';

/** A vehicle for comparison that has only a key, and the properties that a test adds. */
export const exampleVehicle = (key: string, told: Partial<ComparedVehicle>): ComparedVehicle => ({
  key,
  name: key,
  plateName: key.toUpperCase(),
  enquiryName: key,
  inquiryMarkerField: '',
  line: '',
  kind: 'pickup',
  isReckonable: true,
  picture: null,
  smallPicture: '',
  vehicleClass: null,
  figures: [],
  passengers: null,
  price: null,
  ...told,
});
