import type { Picture } from './picture.ts';

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
  payloadKg: number | null;
  /** Beside the driver. */
  passengers: number | null;
  topSpeedKmh: number | null;
  gradeabilityDegrees: number | null;
  /** From empty. */
  chargeHours: number | null;
  /** On the road, as staff publish it. `asOf` is an ISO date. */
  price: { rs: number; asOf: string; place: string } | null;
}
