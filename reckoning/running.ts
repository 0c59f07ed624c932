/** The inputs for the running cost of an electric vehicle. */
export interface ElectricRunning {
  /** Taken from the battery, not from the socket. */
  kwhPer100Km: number;
  /** The share of the energy from the socket that reaches the battery, 0 to 1. */
  chargingEfficiency: number;
  tariffRsPerKwh: number;
  maintenanceRsPerKm: number;
  /** Put aside for the next battery: an amount for each kilometre, never a jump in one year. */
  batteryReserveRsPerKm: number;
}

/** The inputs for the running cost of a vehicle with an engine. */
export interface FuelRunning {
  fuelRsPerUnit: number;
  /** Kilometres per litre of diesel or petrol, or per kilogram of CNG. */
  kmPerUnit: number;
  maintenanceRsPerKm: number;
}

/** Cost of electricity per kilometre, measured at the socket, in rupees. */
export const toEnergyRsPerKm = ({
  kwhPer100Km,
  chargingEfficiency,
  tariffRsPerKwh,
}: ElectricRunning): number => (kwhPer100Km / 100 / chargingEfficiency) * tariffRsPerKwh;

/** Running cost of an electric vehicle per kilometre, in rupees. */
export const toElectricRsPerKm = (running: ElectricRunning): number =>
  toEnergyRsPerKm(running) + running.maintenanceRsPerKm + running.batteryReserveRsPerKm;

/** Cost of fuel per kilometre, in rupees. */
export const toFuelRsPerKm = ({ fuelRsPerUnit, kmPerUnit }: FuelRunning): number => fuelRsPerUnit / kmPerUnit;

/** Running cost of a vehicle with an engine per kilometre, in rupees. */
export const toEngineRsPerKm = (running: FuelRunning): number =>
  toFuelRsPerKm(running) + running.maintenanceRsPerKm;
