import { type Carry, roadKmh, type Situation, slopeDegrees } from './situation.ts';

/** What of a vehicle decides whether it fits. A figure that its sheet lacks is null. */
export interface FitVehicle {
  key: string;
  kind: 'passenger' | 'cargo' | 'pickup' | 'bicycle';
  /** The typical range, its lower end. */
  typicalKm: number | null;
  goodsKg: number | null;
  /** Beside the driver. */
  passengers: number | null;
  topSpeedKmh: number | null;
  gradeabilityDegrees: number | null;
  /** From empty. */
  chargeHours: number | null;
}

/** A need beside what the vehicle has for it: kg, people, km a day, km/h or degrees. */
export interface Need {
  name: 'load' | 'seats' | 'range' | 'speed' | 'slope';
  needed: number;
  /** Null where the sheet does not state it. */
  has: number | null;
  isMet: boolean;
}

const kindsFor: Record<Carry, readonly FitVehicle['kind'][]> = {
  goods: ['cargo', 'pickup'],
  people: ['passenger'],
  self: ['bicycle'],
};

/** Whether the vehicle is built for what is carried at all. */
export const isBuiltFor = ({ kind }: FitVehicle, { carry }: Situation): boolean =>
  kindsFor[carry].includes(kind);

/** How far a vehicle may be planned on one charge: its typical range less 15 per cent. Null where none is stated. */
export const toPlannedKm = ({ typicalKm }: Pick<FitVehicle, 'typicalKm'>): number | null =>
  typicalKm === null ? null : (typicalKm * 85) / 100;

// What is left of a sum after its last digit is no reason to ask for another quarter of an hour.
const hair = 1e-9;

/**
 * Hours at a socket at noon without which the day is not done, rounded up to the quarter; 0 where one charge is enough.
 * Null where no second charge helps, or none can be promised because the sheet does not say how long one takes.
 */
export const toSecondChargeHours = (
  { typicalKm, chargeHours }: Pick<FitVehicle, 'typicalKm' | 'chargeHours'>,
  kmPerDay: number,
): number | null => {
  const plannedKm = toPlannedKm({ typicalKm });
  if (typicalKm === null || plannedKm === null) return null;
  if (kmPerDay <= plannedKm) return 0;
  // A charge that takes no time is a figure that nobody filled in.
  if (!chargeHours || kmPerDay > 2 * plannedKm) return null;
  const quarters = Math.ceil(((chargeHours * (kmPerDay - plannedKm)) / typicalKm) * 4 - hair);
  return Math.max(quarters, 1) / 4;
};

/** How far it goes in a day with what noon adds. Null where no range is stated. */
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
  // What is sold at all goes on the level, whether its sheet says so or not.
  return gradeabilityDegrees === null ? { ...need, isMet: neededDegrees <= slopeDegrees.flat } : need;
};

const toRange = (kmPerDay: number, noonHours: number, vehicle: FitVehicle): Need => {
  const hours = toSecondChargeHours(vehicle, kmPerDay);
  return {
    ...toNeed('range', kmPerDay, toReachKm(vehicle, noonHours)),
    isMet: hours !== null && hours <= noonHours,
  };
};

/** Every need of a day beside the figure of a vehicle that is built for it. */
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
