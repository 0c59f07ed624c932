import type { ComparedVehicle } from '../data/compared-vehicles.ts';

/** A vehicle to be compared of which nothing but its key is told, and what a test is about. */
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
