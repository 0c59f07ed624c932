import { type Carry, roadKmh, type Situation, slopeDegrees } from './situation.ts';

/** The figures of a vehicle that decide whether it fits. A figure that its data sheet lacks is null. */
export interface FitVehicle {
  key: string;
  kind: 'passenger' | 'cargo' | 'pickup' | 'bicycle';
  /** The lower end of the typical range. */
  typicalKm: number | null;
  goodsKg: number | null;
  /** Besides the driver. */
  passengers: number | null;
  topSpeedKmh: number | null;
  gradeabilityDegrees: number | null;
  /** For a full charge from empty. */
  chargeHours: number | null;
}

/** A need, and the vehicle's figure for it: kg, people, km a day, km/h or degrees. */
export interface Need {
  name: 'load' | 'seats' | 'range' | 'speed' | 'slope';
  needed: number;
  /** Null if the data sheet does not state it. */
  has: number | null;
  isMet: boolean;
}

const kindsFor: Record<Carry, readonly FitVehicle['kind'][]> = {
  goods: ['cargo', 'pickup'],
  people: ['passenger'],
  self: ['bicycle'],
};

/** Whether the vehicle is built for the kind of load at all. */
export const isBuiltFor = ({ kind }: FitVehicle, { carry }: Situation): boolean =>
  kindsFor[carry].includes(kind);

/** The distance to plan on one charge: the typical range less 15 per cent. Null if no range is stated. */
export const toPlannedKm = ({ typicalKm }: Pick<FitVehicle, 'typicalKm'>): number | null =>
  typicalKm === null ? null : (typicalKm * 85) / 100;

// A rounding error behind the last digit must not add another quarter of an hour.
const tolerance = 1e-9;

/**
 * Hours at a socket at noon that the day needs, rounded up to a quarter; 0 if one charge is enough. Null if a second
 * charge does not help, or if the data sheet does not say how long a charge takes.
 */
export const toSecondChargeHours = (
  { typicalKm, chargeHours }: Pick<FitVehicle, 'typicalKm' | 'chargeHours'>,
  kmPerDay: number,
): number | null => {
  const plannedKm = toPlannedKm({ typicalKm });
  if (typicalKm === null || plannedKm === null) return null;
  if (kmPerDay <= plannedKm) return 0;
  // A charging time of 0 means that nobody filled in the figure.
  if (!chargeHours || kmPerDay > 2 * plannedKm) return null;
  const quarters = Math.ceil(((chargeHours * (kmPerDay - plannedKm)) / typicalKm) * 4 - tolerance);
  return Math.max(quarters, 1) / 4;
};

/** The distance in a day, with the charge at noon. Null if no range is stated. */
export const toReachKm = (vehicle: FitVehicle, noonHours: number): number | null => {
  const plannedKm = toPlannedKm(vehicle);
  const { typicalKm, chargeHours } = vehicle;
  if (plannedKm === null || typicalKm === null || !chargeHours) return plannedKm;
  return Math.min(2 * plannedKm, plannedKm + (typicalKm * noonHours) / chargeHours);
};

const toNeed = (name: Need['name'], needed: number, has: number | null): Need => ({
  name,
  needed,
  has,
  isMet: has !== null && has >= needed,
});

const toSpeed = (neededKmh: number, { topSpeedKmh }: FitVehicle): Need => {
  const need = toNeed('speed', neededKmh, topSpeedKmh);
  return neededKmh === roadKmh.lanes ? { ...need, isMet: true } : need;
};

const toSlope = (neededDegrees: number, { gradeabilityDegrees }: FitVehicle): Need => {
  const need = toNeed('slope', neededDegrees, gradeabilityDegrees);
  // Every vehicle can drive on level ground, whether its data sheet says so or not.
  return gradeabilityDegrees === null ? { ...need, isMet: neededDegrees <= slopeDegrees.flat } : need;
};

const toRange = (kmPerDay: number, noonHours: number, vehicle: FitVehicle): Need => {
  const hours = toSecondChargeHours(vehicle, kmPerDay);
  return {
    ...toNeed('range', kmPerDay, toReachKm(vehicle, noonHours)),
    isMet: hours !== null && hours <= noonHours,
  };
};

/** All needs of a day, each with the figure of a vehicle that is built for the work. */
export const listNeeds = (situation: Situation, vehicle: FitVehicle): Need[] => {
  const { carry, kg, people, kmPerDay, road, slope, noonHours } = situation;
  return [
    ...(carry === 'goods' ? [toNeed('load', kg, vehicle.goodsKg)] : []),
    ...(carry === 'people' ? [toNeed('seats', people, vehicle.passengers)] : []),
    ...(carry === 'self' ? [toNeed('seats', people, 1)] : []),
    toRange(kmPerDay, noonHours, vehicle),
    toSpeed(roadKmh[road], vehicle),
    toSlope(slopeDegrees[slope], vehicle),
  ];
};
