/** What must be on the page of each vehicle. Written by hand from the specification, sections 2, 3 and 9. */
interface ProductFacts {
  path: string;
  breadcrumb: string;
  /** Labels and figures in the order of the page. */
  figures: string[];
  /** Titles of tiles and entries of lists. */
  lists: Record<string, string[]>;
  /** Number of pictures in each carousel that slides by itself. */
  carousels: number[];
  /** Number of pictures in the gallery slider, and the pixels between them, if the specification states it. */
  gallery?: { pictures?: number; gap: number };
}

const needs = [
  'Competitive rates',
  'Timely product delivery',
  'Efficient and quality product',
  'Prompt after sales service',
  'Customized services',
];

const buyers = ['Individual', 'Government', 'Institutional', 'Export'];

const solutionsOfBoth = [
  'Futuristic body design',
  'High capacity battery',
  'Differential with single gear',
  'Indigenous motor for mileage and torque',
  'Advertising space revenue',
  'Digital display',
  'Driver and passenger comfort',
  'Aerodynamics',
];

// Section 3: "Passenger (E-Rickshaw): same figures".
const figuresOfBoth = [
  'Payload 380 kg',
  'Length × width × height 2,790 × 990 × 1,790 mm',
  'Wheel base 2,180 mm',
  'Kerb weight 250 kg without battery',
  'Gross vehicle weight 790 kg',
  'Top speed 24 km/h',
  'Certified range 110 km',
  'Typical range 90 to 100 km',
  'Gradeability 7 degrees',
  'Ground clearance 165 mm',
  'Battery voltage 48 V (12 × 4)',
  'Battery capacity 6.5 kWh',
  'Charging time 9 h',
  'Peak power 1.8 kW',
  'Peak torque 240 Nm',
  'Controller 60 A, 24 MOSFET',
  'Transmission Single reduction',
  'Brakes Mechanical drum, front 130 mm, rear 160 mm',
  'Suspension 5 leaf spring',
  'Warranty 12 months including battery',
  'Speedometer Digital LCD',
  'Roof Hard roof',
  'Higher savings, per year',
  'Saved in a year* ₹ 75,000 against CNG, at 90 km a day',
];

const comparison = [
  'Vehicle category L5N L5N L5N',
  'Voltage (V) 60 48 48',
  'Capacity (kWh) 12 8 7.37',
  'Peak power (kW) 10.5 9.55 8',
  'Torque (Nm) 53 45 42',
  'Gross vehicle weight (kg) 995 975 995',
  'Payload (kg) 550 506 550',
  'Typical range (km) 100 90 80',
  'Gradability (%) 18 17 12',
  'Top speed (km/h) 50 45 50',
];

/** The target groups of a pickup, in the order of the specification. */
export const pickupLists = {
  'Customers looking for': needs,
  'End users': ['3 wheeler drivers, aged 20 to 65', 'Lower and middle income groups'],
  'Target customers': buyers,
};

const riders = [
  'Urban commuters',
  'Eco-conscious consumers',
  'Tourists',
  'Enthusiasts',
  'Small business owners',
  'Recreational riders',
  'Health and fitness enthusiasts',
  'Senior citizens',
  'Delivery personnel',
  'Students',
  'Corporate buyers',
  'Rural commuters',
];

const toBicycle = (
  path: string,
  name: string,
  [range, battery]: [range: string, battery: string],
  accessories: string[],
): ProductFacts => ({
  path,
  breadcrumb: `Home Products ${name}`,
  figures: [`Range ${range} km`, `Battery ${battery} Ah`, 'Motor 250 W'],
  lists: { 'Customer requirements': needs, 'Target customers': riders, Accessories: accessories },
  carousels: [3],
});

const accessories = ['Front basket', 'Rear stand', 'Bottle holder'];

export const products: ProductFacts[] = [
  {
    path: '/productmillo',
    breadcrumb: 'Home Products Cargo line',
    figures: [...figuresOfBoth, 'Tray 1,290 × 930 × 360 mm', 'Delivery box 1.5 m³', 'Delivery box 0.5 m³'],
    lists: {
      Bodies: ['Full Body Cargo', 'Half Body Cargo'],
      'Customer requirements': needs,
      'Our solutions': [...solutionsOfBoth, 'More storage'],
      'Target customers': buyers,
    },
    carousels: [6, 4],
    gallery: { gap: 40 },
  },
  {
    path: '/productmastee',
    breadcrumb: 'Home Products Passenger line',
    figures: [...figuresOfBoth, 'Seating Driver + 4 + 40 kg', 'Tray NA'],
    lists: {
      Heading: ['Passenger vehicle'],
      Colours: ['Yellow', 'White', 'Green'],
      'Customer requirements': needs,
      'Our solutions': solutionsOfBoth,
      'Target customers': buyers,
    },
    carousels: [3],
    gallery: { gap: 30 },
  },
  {
    path: '/productmajor',
    breadcrumb: 'Home Our Products Major',
    figures: [
      'Payload 550 kg',
      'Length × width × height 3,400 × 1,460 × 1,800 mm',
      'Wheel base 2,190 mm',
      'Kerb weight 445 kg',
      'Gross vehicle weight 995 kg',
      'Tray 1,830 × 1,450 × 415 mm',
      'Top speed 50 km/h',
      'Certified range 140 km',
      'Typical range 100 km',
      'Gradeability 10 degrees',
      'Battery Lithium iron phosphate',
      'Voltage 60 V',
      'Capacity 12 kWh',
      'Charging time 4 h',
      'Peak power 10.5 kW',
      'Torque 53 Nm',
      'Transmission 2 speed',
      'Brakes Hydraulic',
      'Warranty 36 months',
      'Telematics and GPS Yes',
      'Higher savings, per year',
      'Saved in a year* ₹ 1.20 lakh against diesel, at 115 km and two charges a day',
      'Maintenance cost 12 paise/km',
      'Delivery box 4.8 m³',
      ...comparison,
    ],
    lists: {
      'Our solutions': ['Cloud telematics', 'Independent axle', 'Vehicle control unit with debugging system'],
      ...pickupLists,
    },
    carousels: [2],
    gallery: { pictures: 5, gap: 40 },
  },
  {
    path: '/productmanzil',
    breadcrumb: 'Home Our Products Manzil',
    figures: [
      'Battery Lithium iron phosphate',
      'Voltage 60 V',
      'Capacity 7.2 kWh',
      'Certified range 120 km',
      'Typical range 85 km',
      'Top speed 50 km/h',
      'Warranty 36 months',
      'Gross vehicle weight 720 kg',
      'Higher savings, per year',
      'Saved in a year* About ₹ 1.20 lakh against diesel, at 106 km and two charges a day',
      'Delivery box 4.8 m³',
      ...comparison,
    ],
    lists: pickupLists,
    carousels: [2],
    gallery: { pictures: 5, gap: 40 },
  },
  toBicycle('/productmarvel', 'Marvel', ['30 to 35', '5.5'], accessories),
  toBicycle('/productmarvelpro', 'Marvel Pro', ['40 to 45', '7.8'], accessories),
  toBicycle('/productmighty', 'Mighty', ['40 to 45', '9'], []),
];
