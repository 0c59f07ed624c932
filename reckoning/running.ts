/** What an electric vehicle takes from the socket, and what keeps it going. */
export interface ElectricRunning {
  /** From the battery, not from the socket. */
  kwhPer100Km: number;
  /** Of charging: what arrives in the battery, 0 to 1. */
  chargingEfficiency: number;
  tariffRsPerKwh: number;
  maintenanceRsPerKm: number;
  /** Put aside for the next battery. A reserve for each kilometre, never a jump in one year. */
  batteryReserveRsPerKm: number;
}

/** What a vehicle with an engine burns, and what keeps it going. */
export interface FuelRunning {
  fuelRsPerUnit: number;
  /** Kilometres for a litre of diesel or petrol, or a kilogram of CNG. */
  kmPerUnit: number;
  maintenanceRsPerKm: number;
}

/** Electricity for a kilometre, paid at the socket, in rupees. */
export const toEnergyRsPerKm = ({
  kwhPer100Km,
  chargingEfficiency,
  tariffRsPerKwh,
}: ElectricRunning): number => (kwhPer100Km / 100 / chargingEfficiency) * tariffRsPerKwh;

/** All that a kilometre costs with an electric vehicle, in rupees. */
export const toElectricRsPerKm = (running: ElectricRunning): number =>
  toEnergyRsPerKm(running) + running.maintenanceRsPerKm + running.batteryReserveRsPerKm;

/** Fuel for a kilometre, in rupees. */
export const toFuelRsPerKm = ({ fuelRsPerUnit, kmPerUnit }: FuelRunning): number => fuelRsPerUnit / kmPerUnit;

/** All that a kilometre costs with an engine, in rupees. */
export const toEngineRsPerKm = (running: FuelRunning): number =>
  toFuelRsPerKm(running) + running.maintenanceRsPerKm;
