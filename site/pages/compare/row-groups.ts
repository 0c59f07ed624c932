import type { Words } from '../../words/words.ts';

type TableWords = Words['compare']['table'];

export type RowName = keyof TableWords['rows'];
export type GroupName = keyof TableWords['groups'];

/** Keys of figures, or what else is published of a vehicle. */
export type Source = readonly string[] | 'class' | 'licence' | 'seats' | 'price';

/** A row, and the keys of the figures that it shows, or what else it is read from. */
type Row = readonly [name: RowName, from: Source];

/**
 * The rows in which, where a sheet is silent, the vehicle's table of rivals speaks for it: those whose figures are measured
 * there as on the sheets. A slope is not, which is in per cent there and in degrees here, nor a payload, which belongs to the
 * gross weight that is given there.
 */
export const rowsFromRivals: ReadonlySet<RowName> = new Set(['peakPower', 'torque']);

/**
 * The rows of the table in their order. What is one thing to a buyer stands in one row though vehicles name it by
 * different keys; what is measured in two ways, as the range is, never does.
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
      // The table of rivals spells it otherwise.
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
