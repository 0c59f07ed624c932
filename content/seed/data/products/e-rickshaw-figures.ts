import { inGroup, type SeedProduct, sheet } from './product-figure.ts';

const claims = inGroup('claims');
const dimensions = inGroup('dimensions');
const performance = inGroup('performance');
const battery = inGroup('battery');
const motor = inGroup('motor');
const chassis = inGroup('chassis');
const equipment = inGroup('equipment');
const warranty = inGroup('warranty');

const savingsNote =
  'Sample reckoning: 30,000 km a year, diesel at ₹93 a litre and 30 km a litre (₹3.10 a km), electricity 7.5 units per 100 km at ₹8 (₹0.60 a km).';

/** What e-rickshaw and e-cart have in common: specification, section 3, "same figures". */
export const eRickshawFigures: NonNullable<SeedProduct['figures']> = [
  claims.number('savings', 'Higher savings', 75_000, '₹', 'per year, against diesel', {
    inSpecification: false,
    note: savingsNote,
  }),
  dimensions.text('dimensions', 'Length × width × height', '2,790 × 990 × 1,790 mm', 'outside, unladen'),
  dimensions.number('wheelBase', 'Wheel base', 2180, 'mm'),
  dimensions.number('kerbWeight', 'Kerb weight', 250, 'kg', 'without battery'),
  dimensions.number('grossVehicleWeight', 'Gross vehicle weight', 790, 'kg', 'highest permitted'),
  dimensions.number('groundClearance', 'Ground clearance', 165, 'mm', 'unladen'),
  performance.number('topSpeed', 'Top speed', 24, 'km/h', sheet),
  performance.number('certifiedRange', 'Certified range', 110, 'km', 'certified, on the test bench'),
  performance.number('typicalRange', 'Typical range', 90, 'km', 'typical, city traffic', { max: 100 }),
  performance.number('gradeability', 'Gradeability', 7, 'degrees', 'with full load'),
  battery.text('batteryVoltage', 'Battery voltage', '48 V (12 × 4)', 'nominal'),
  battery.number('batteryCapacity', 'Battery capacity', 6.5, 'kWh', 'nominal'),
  battery.number('chargingTime', 'Charging time', 9, 'h', 'from empty, charger supplied'),
  motor.number('peakPower', 'Peak power', 1.8, 'kW', 'peak'),
  motor.number('peakTorque', 'Peak torque', 240, 'Nm', 'peak'),
  motor.text('controller', 'Controller', '60 A, 24 MOSFET'),
  motor.text('transmission', 'Transmission', 'Single reduction'),
  chassis.text('brakes', 'Brakes', 'Mechanical drum, front 130 mm, rear 160 mm'),
  chassis.text('suspension', 'Suspension', '5 leaf spring'),
  equipment.text('speedometer', 'Speedometer', 'Digital LCD'),
  equipment.text('roof', 'Roof', 'Hard roof'),
  warranty.number('warranty', 'Warranty', 12, 'months', 'including battery'),
];
