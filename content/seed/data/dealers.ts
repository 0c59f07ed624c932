import type { DealerService, OpeningHours, SpokenLanguage, Weekday } from '@ev-site/contract/dealers.ts';
import type { SeedEntry } from '../seed-shapes.ts';

const workdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

type Hours = (Omit<OpeningHours, 'days'> & { days: Weekday[] })[];

const weekdays: Hours = [{ days: workdays, opens: '09:30', closes: '19:00' }];
const noonBreak: Hours = [
  { days: workdays, opens: '09:00', closes: '13:00' },
  { days: workdays, opens: '14:30', closes: '19:30' },
];
const everyDay: Hours = [...weekdays, { days: ['sun'], opens: '10:00', closes: '14:00' }];

const everything: DealerService[] = ['sales', 'service', 'parts', 'testRide', 'charging'];
const showroom: DealerService[] = ['sales', 'parts', 'testRide'];
const servicePoint: DealerService[] = ['service', 'parts', 'charging'];

const cargo = ['millo', 'major', 'manzil'];
const passenger = ['mastee'];
const bicycles = ['marvel', 'marvelpro', 'mighty'];

/** A number from a block that is not assigned to anybody. */
const toNumber = (number: number): string => `+91 79 0000 ${number}`;

interface SampleDealer {
  number: number;
  key: string;
  name: string;
  address: string;
  town: string;
  state: string;
  pin: string;
  services: DealerService[];
  hours: Hours;
  spoken: SpokenLanguage[];
  /** Keys of the vehicles on show; if missing, every vehicle. */
  vehicles?: string[];
}

const toDealer = ({ number, key, name, vehicles = [], ...dealer }: SampleDealer): SeedEntry<'dealers'> => ({
  key,
  data: {
    ...dealer,
    name: `${name} (sample)`,
    slug: key,
    phones: [{ number: toNumber(1000 + number) }],
    whatsapp: toNumber(2000 + number),
    vehicles,
    email: `dealer-${number}@example.com`,
    isSample: true,
  },
});

/** Invented dealers in six states: they do not exist, and the page says so. */
export const dealers: SeedEntry<'dealers'>[] = [
  toDealer({
    number: 1,
    key: 'ahmedabad-naroda',
    name: 'Naroda Electric Wheels',
    address: 'Sample Plot 12, Naroda Road',
    town: 'Ahmedabad',
    state: 'GJ',
    pin: '382330',
    services: everything,
    hours: weekdays,
    spoken: ['gu', 'hi', 'en'],
  }),
  toDealer({
    number: 2,
    key: 'ahmedabad-sarkhej',
    name: 'Sarkhej E-Rickshaw House',
    address: 'Sample Shop 4, Sarkhej Cross Roads',
    town: 'Ahmedabad',
    state: 'GJ',
    pin: '382210',
    services: showroom,
    hours: weekdays,
    spoken: ['gu', 'hi'],
    vehicles: [...passenger, ...cargo],
  }),
  toDealer({
    number: 3,
    key: 'surat-udhna',
    name: 'Udhna EV Yard',
    address: 'Sample Shed 7, Udhna Main Road',
    town: 'Surat',
    state: 'GJ',
    pin: '394210',
    services: everything,
    hours: noonBreak,
    spoken: ['gu', 'hi', 'mr'],
  }),
  toDealer({
    number: 4,
    key: 'rajkot-gondal-road',
    name: 'Gondal Road Motors',
    address: 'Sample Plot 31, Gondal Road',
    town: 'Rajkot',
    state: 'GJ',
    pin: '360004',
    services: everything,
    hours: weekdays,
    spoken: ['gu', 'hi'],
  }),
  toDealer({
    number: 5,
    key: 'vadodara-makarpura',
    name: 'Makarpura E-Mobility',
    address: 'Sample Plot 9, Makarpura Road',
    town: 'Vadodara',
    state: 'GJ',
    pin: '390010',
    services: everything,
    hours: weekdays,
    spoken: ['gu', 'hi', 'en'],
  }),
  toDealer({
    number: 6,
    key: 'bhavnagar-waghawadi',
    name: 'Waghawadi Service Point',
    address: 'Sample Bay 2, Waghawadi Road',
    town: 'Bhavnagar',
    state: 'GJ',
    pin: '364002',
    services: servicePoint,
    hours: noonBreak,
    spoken: ['gu', 'hi'],
    vehicles: bicycles,
  }),
  toDealer({
    number: 7,
    key: 'mumbai-kurla',
    name: 'Kurla Cargo Electric',
    address: 'Sample Gala 18, LBS Road, Kurla',
    town: 'Mumbai',
    state: 'MH',
    pin: '400070',
    services: everything,
    hours: everyDay,
    spoken: ['mr', 'hi', 'gu', 'en'],
    vehicles: cargo,
  }),
  toDealer({
    number: 8,
    key: 'pune-hadapsar',
    name: 'Hadapsar E-Wheels',
    address: 'Sample Plot 22, Solapur Road, Hadapsar',
    town: 'Pune',
    state: 'MH',
    pin: '411028',
    services: everything,
    hours: weekdays,
    spoken: ['mr', 'hi', 'en'],
  }),
  toDealer({
    number: 9,
    key: 'nagpur-wardha-road',
    name: 'Wardha Road EV Centre',
    address: 'Sample Plot 5, Wardha Road',
    town: 'Nagpur',
    state: 'MH',
    pin: '440015',
    services: showroom,
    hours: weekdays,
    spoken: ['mr', 'hi'],
  }),
  toDealer({
    number: 10,
    key: 'nashik-satpur',
    name: 'Satpur Service Point',
    address: 'Sample Shed 14, Satpur Road',
    town: 'Nashik',
    state: 'MH',
    pin: '422007',
    services: servicePoint,
    hours: noonBreak,
    spoken: ['mr', 'hi'],
  }),
  toDealer({
    number: 11,
    key: 'jaipur-sanganer',
    name: 'Sanganer Electric Motors',
    address: 'Sample Plot 40, Tonk Road, Sanganer',
    town: 'Jaipur',
    state: 'RJ',
    pin: '302029',
    services: everything,
    hours: weekdays,
    spoken: ['hi', 'en'],
  }),
  toDealer({
    number: 12,
    key: 'jodhpur-basni',
    name: 'Basni E-Rickshaw Centre',
    address: 'Sample Plot 16, Basni Second Phase',
    town: 'Jodhpur',
    state: 'RJ',
    pin: '342005',
    services: showroom,
    hours: noonBreak,
    spoken: ['hi'],
  }),
  toDealer({
    number: 13,
    key: 'udaipur-hiran-magri',
    name: 'Hiran Magri Wheels',
    address: 'Sample Shop 11, Sector 4, Hiran Magri',
    town: 'Udaipur',
    state: 'RJ',
    pin: '313002',
    services: everything,
    hours: weekdays,
    spoken: ['hi', 'gu'],
  }),
  toDealer({
    number: 14,
    key: 'kota-dcm-road',
    name: 'DCM Road Service Point',
    address: 'Sample Bay 6, DCM Road',
    town: 'Kota',
    state: 'RJ',
    pin: '324007',
    services: servicePoint,
    hours: weekdays,
    spoken: ['hi'],
  }),
  toDealer({
    number: 15,
    key: 'indore-dewas-naka',
    name: 'Dewas Naka Electric',
    address: 'Sample Plot 27, A B Road, Dewas Naka',
    town: 'Indore',
    state: 'MP',
    pin: '452010',
    services: everything,
    hours: weekdays,
    spoken: ['hi', 'en'],
  }),
  toDealer({
    number: 16,
    key: 'bhopal-karond',
    name: 'Karond E-Mobility',
    address: 'Sample Shop 8, Berasia Road, Karond',
    town: 'Bhopal',
    state: 'MP',
    pin: '462038',
    services: showroom,
    hours: noonBreak,
    spoken: ['hi', 'ur'],
  }),
  toDealer({
    number: 17,
    key: 'gwalior-gole-ka-mandir',
    name: 'Gole ka Mandir Motors',
    address: 'Sample Shop 3, Bhind Road',
    town: 'Gwalior',
    state: 'MP',
    pin: '474005',
    services: everything,
    hours: weekdays,
    spoken: ['hi'],
  }),
  toDealer({
    number: 18,
    key: 'jabalpur-adhartal',
    name: 'Adhartal Service Point',
    address: 'Sample Shed 19, Katni Road, Adhartal',
    town: 'Jabalpur',
    state: 'MP',
    pin: '482004',
    services: servicePoint,
    hours: noonBreak,
    spoken: ['hi'],
  }),
  toDealer({
    number: 19,
    key: 'lucknow-alambagh',
    name: 'Alambagh E-Rickshaw',
    address: 'Sample Shop 21, Kanpur Road, Alambagh',
    town: 'Lucknow',
    state: 'UP',
    pin: '226005',
    services: everything,
    hours: weekdays,
    spoken: ['hi', 'ur', 'en'],
  }),
  toDealer({
    number: 20,
    key: 'kanpur-fazalganj',
    name: 'Fazalganj EV House',
    address: 'Sample Plot 33, Fazalganj',
    town: 'Kanpur',
    state: 'UP',
    pin: '208012',
    services: everything,
    hours: noonBreak,
    spoken: ['hi', 'ur'],
  }),
  toDealer({
    number: 21,
    key: 'agra-transport-nagar',
    name: 'Transport Nagar Wheels',
    address: 'Sample Plot 44, Transport Nagar',
    town: 'Agra',
    state: 'UP',
    pin: '282002',
    services: showroom,
    hours: weekdays,
    spoken: ['hi'],
  }),
  toDealer({
    number: 22,
    key: 'varanasi-lahartara',
    name: 'Lahartara Electric',
    address: 'Sample Shop 15, Lahartara',
    town: 'Varanasi',
    state: 'UP',
    pin: '221002',
    services: everything,
    hours: weekdays,
    spoken: ['hi', 'bn'],
  }),
  toDealer({
    number: 23,
    key: 'delhi-okhla',
    name: 'Okhla Cargo Wheels',
    address: 'Sample Plot 52, Okhla Phase One',
    town: 'New Delhi',
    state: 'DL',
    pin: '110020',
    services: everything,
    hours: everyDay,
    spoken: ['hi', 'pa', 'en'],
  }),
  toDealer({
    number: 24,
    key: 'delhi-shahdara',
    name: 'Shahdara E-Rickshaw Point',
    address: 'Sample Shop 29, Loni Road, Shahdara',
    town: 'Delhi',
    state: 'DL',
    pin: '110032',
    services: showroom,
    hours: weekdays,
    spoken: ['hi', 'ur'],
    vehicles: passenger,
  }),
];
