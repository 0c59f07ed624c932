import { inGroup, type SeedProduct } from './product-figure.ts';

const claims = inGroup('claims');
const dimensions = inGroup('dimensions');
const performance = inGroup('performance');
const battery = inGroup('battery');
const motor = inGroup('motor');
const chassis = inGroup('chassis');
const equipment = inGroup('equipment');
const warranty = inGroup('warranty');

const savingsNote =
  'On running cost alone. About half of it is left when you count the next batteries, as lead-acid: an estimate.';

// A distance within the typical range, without the cost of the next batteries, which the note states.
const savingsInputs =
  'against=cng&km=90&days=310&fuelprice=84.5&economy=28&rivalmaintenance=0.8&kwh=6.84&efficiency=0.75&tariff=8&maintenance=0.4&battery=0';

/**
 * The figures that e-rickshaw and e-cart share: specification, section 3, "same figures".
 * @param vehicle key of the vehicle
 */
export const toERickshawFigures = (vehicle: string): NonNullable<SeedProduct['figures']> => [
  claims.number('savings', 'Saved in a year', 75_000, '₹', 'against CNG, at 90 km a day', {
    inSpecification: false,
    note: savingsNote,
    claim: { result: 'runningSavingPerYear', inputs: `vehicle=${vehicle}&${savingsInputs}` },
  }),
  dimensions.text('dimensions', 'Length × width × height', '2,790 × 990 × 1,790 mm', 'outside, unladen'),
  dimensions.number('wheelBase', 'Wheel base', 2180, 'mm'),
  dimensions.number('kerbWeight', 'Kerb weight', 250, 'kg', 'without battery'),
  dimensions.number('grossVehicleWeight', 'Gross vehicle weight', 790, 'kg', 'highest permitted'),
  dimensions.number('groundClearance', 'Ground clearance', 165, 'mm', 'unladen'),
  performance.number('topSpeed', 'Top speed', 24, 'km/h', 'the class permits 25 km/h'),
  performance.number('certifiedRange', 'Certified range', 110, 'km', 'on the test bench'),
  performance.number('typicalRange', 'Typical range', 90, 'km', 'in city traffic', { max: 100 }),
  performance.number('gradeability', 'Gradeability', 7, 'degrees', 'with full load'),
  battery.text('batteryVoltage', 'Battery voltage', '48 V (12 × 4)', 'nominal'),
  battery.number('batteryCapacity', 'Battery capacity', 6.5, 'kWh', 'nominal'),
  battery.number('chargingTime', 'Charging time', 9, 'h', 'from empty, charger supplied'),
  motor.number('peakPower', 'Peak power', 1.8, 'kW'),
  motor.number('peakTorque', 'Peak torque', 240, 'Nm'),
  motor.text('controller', 'Controller', '60 A, 24 MOSFET'),
  motor.text('transmission', 'Transmission', 'Single reduction'),
  chassis.text('brakes', 'Brakes', 'Mechanical drum, front 130 mm, rear 160 mm'),
  chassis.text('suspension', 'Suspension', '5 leaf spring'),
  equipment.text('speedometer', 'Speedometer', 'Digital LCD'),
  equipment.text('roof', 'Roof', 'Hard roof'),
  warranty.number('warranty', 'Warranty', 12, 'months', 'including battery'),
];
