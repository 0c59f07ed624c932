import type { Words } from '../../words/words.ts';

type TableWords = Words['compare']['table'];

export type RowName = keyof TableWords['rows'];
export type GroupName = keyof TableWords['groups'];

/** Keys of figures, or another property of a vehicle. */
export type Source = readonly string[] | 'class' | 'licence' | 'seats' | 'price';

/** A row, and the figures or the property that it shows. */
type Row = readonly [name: RowName, from: Source];

/**
 * Rows that take a missing figure from the vehicle's table of rivals. Only figures that are measured there as on the
 * data sheets qualify. The slope does not: the rivals' table gives it in per cent, the sheets in degrees. The payload
 * does not either, because in the rivals' table it belongs to the gross weight that is given there.
 */
export const rowsFromRivals: ReadonlySet<RowName> = new Set(['peakPower', 'torque']);

/**
 * The rows of the table in order. A property that buyers see as one has one row, even if vehicles use different keys
 * for it. Figures that are measured in two ways, such as the range, never share a row.
 */
export const rowGroups: readonly { name: GroupName; rows: readonly Row[] }[] = [
  {
    name: 'law',
    rows: [
      ['topSpeed', ['topSpeed']],
      ['vehicleClass', 'class'],
      ['licence', 'licence'],
    ],
  },
  {
    name: 'load',
    rows: [
      ['payload', ['payload', 'legalPayload', 'sheetPayload']],
      ['seats', 'seats'],
      ['box', ['deliveryBox', 'deliveryBoxFullBody', 'deliveryBoxHalfBody']],
      ['tray', ['tray']],
    ],
  },
  {
    name: 'range',
    rows: [
      ['typicalRange', ['typicalRange', 'range']],
      ['certifiedRange', ['certifiedRange']],
      ['chargingTime', ['chargingTime']],
    ],
  },
  {
    name: 'drive',
    rows: [
      ['batteryCapacity', ['batteryCapacity']],
      ['batteryType', ['batteryType']],
      ['batteryVoltage', ['batteryVoltage']],
      ['peakPower', ['peakPower']],
      ['ratedPower', ['motorPower']],
      ['torque', ['peakTorque']],
      ['transmission', ['transmission']],
      ['telematics', ['telematics']],
    ],
  },
  {
    name: 'size',
    rows: [
      ['dimensions', ['dimensions']],
      ['wheelBase', ['wheelBase']],
      ['groundClearance', ['groundClearance']],
      ['kerbWeight', ['kerbWeight']],
      ['grossVehicleWeight', ['grossVehicleWeight']],
    ],
  },
  {
    name: 'road',
    rows: [
      // The table of rivals uses another spelling.
      ['gradeability', ['gradeability', 'gradability']],
      ['brakes', ['brakes']],
      ['suspension', ['suspension']],
    ],
  },
  {
    name: 'purchase',
    rows: [
      ['warranty', ['warranty']],
      ['price', 'price'],
    ],
  },
];
