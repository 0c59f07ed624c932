import { signs } from './signs.ts';

/** A circle as a path, so that every icon is one `d`. */
const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** All icons of the site by name: strokes on a grid of 24. */
export const iconPaths = {
  ...signs,
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  mail: `${box(3, 5, 18, 14)}M3 7l9 6 9-6`,
  phone: 'M6 3h3l2 5-2.5 2a13 13 0 0 0 5.5 5.5l2-2.5 5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  pin: `M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0c0 3 2 6 7 11.5z${ring(12, 9.5, 2.5)}`,
  // Social networks.
  facebook: 'M15 3h-1.5a3.5 3.5 0 0 0-3.5 3.5V21M6.5 12H15',
  instagram: `M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z${ring(12, 12, 4)}M17 7v.01`,
  linkedin: 'M5 10v10M5 5v.01M10 20V10M10 14a4 4 0 0 1 8 0v6',
  whatsapp: `M3.5 20.5l1.3-4.2a8.5 8.5 0 1 1 3 2.9zM9 8.5c0 4 2.5 6.5 6.5 6.5`,
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9v6l5-3z',
  // Properties and parts of a vehicle.
  axle: `${ring(4.5, 12, 2.5)}${ring(19.5, 12, 2.5)}M7 12h10M12 8v8`,
  battery: 'M3 8h16v9H3zM19 11h2v3h-2M11 9.5l-2 3h3l-2 3M6 8V6M16 8V6',
  body: 'M2 17V7h11v10M13 10h5l4 4v3M2 17h3M9 17h6M19 17h3M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  brake: `${ring(12, 12, 8)}${ring(12, 12, 3)}M2 6v12M22 6v12`,
  charge: 'M9 2v5M15 2v5M6 7h12v4a6 6 0 0 1-12 0zM12 17v5',
  comfort: 'M6 4h3l2 10h7v3H7zM8 17v4M16 17v4',
  controller: `${box(6, 6, 12, 12)}M10 10h4v4h-4zM9 6V3M15 6V3M9 21v-3M15 21v-3M3 9h3M3 15h3M18 9h3M18 15h3`,
  display: 'M3 17a9 9 0 0 1 18 0zM12 17l4-5M7 13v.01M12 11v.01',
  driver: `${ring(12, 6, 3)}M5 21v-3a7 7 0 0 1 14 0v3M8 18h8`,
  gear: `${ring(12, 12, 3)}${ring(12, 12, 7)}M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2`,
  light: 'M9 5h3a7 7 0 0 1 0 14H9zM3 7h3M3 12h3M3 17h3',
  load: 'M4 9h16v11H4zM8 9V4h8v5M4 14h16',
  mirror: 'M4 6h13a3 3 0 0 1 3 3v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM12 16v5',
  motor: `${ring(11, 12, 6)}${ring(11, 12, 1.5)}M17 12h5M5 20h12M11 6V3`,
  range: `${ring(5, 19, 2)}M7 19h8a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h8${ring(19, 5, 2)}`,
  road: 'M8 3L4 21M16 3l4 18M12 3v3M12 10v4M12 18v3',
  seat: 'M7 3h4v10h6a2 2 0 0 1 2 2v2H7zM8 17v4M17 17v4',
  slope: 'M2 20h20L20 6zM6 12l5-3M8 8l3 1-1 3',
  speed: 'M4 18a9 9 0 1 1 16 0M12 15l5-6M12 15v.01',
  storage: `${box(3, 5, 18, 5)}M5 10v10h14V10M10 14h4`,
  suspension: 'M6 3h12M6 21h12M7 7h10L7 11h10L7 15h10l-10 3M12 3v4M12 18v3',
  telematics: `M12 20V12M8 20h8${ring(12, 10, 2)}M7 14a6 6 0 0 1 0-8M17 14a6 6 0 0 0 0-8`,
  wheel: `${ring(12, 12, 9)}${ring(12, 12, 2)}M12 3v7M12 14v7M3 12h7M14 12h7`,
  wind: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h6',
  // Benefits for people.
  building: `${box(5, 3, 14, 18)}M9 7h2M13 7h2M9 11h2M13 11h2M10 21v-5h4v5`,
  cloud: 'M7 18a4 4 0 0 1 0-8a6 6 0 0 1 11 1a3.5 3.5 0 0 1 0 7z',
  custom: 'M4 20l4-1L19 8l-3-3L5 16zM14 7l3 3',
  delivery: `${box(8, 6, 13, 13)}M8 11h13M2 8h3M2 13h3M2 18h3`,
  fuel: 'M4 21V4h9v17M3 21h11M4 11h9M13 9h3v7a2 2 0 0 0 4 0V9l-3-3',
  globe: `${ring(12, 12, 9)}M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18`,
  government: 'M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18',
  handshake: 'M2 8l4-2 6 2 6-2 4 2v7l-3 1-5 4-3-2-2 1-4-4H2zM12 8l-4 4 2 1 3-2 5 5',
  health: 'M3 12h4l3-7 4 14 3-7h4',
  heart: 'M12 20C5 15 3 11.5 3 8.5a4.5 4.5 0 0 1 9-1a4.5 4.5 0 0 1 9 1C21 11.5 19 15 12 20z',
  home: 'M3 11l9-8 9 8M5 10v11h14V10M10 21v-6h4v6',
  leaf: 'M5 20C4 10 9 4 20 4c1 11-5 16-13 13M4 21c2-5 5-8 10-11',
  noise: 'M4 9h4l5-4v14l-5-4H4zM17 9l4 6M21 9l-4 6',
  people: `${ring(8, 8, 3)}${ring(16, 8, 3)}M2 20v-2a6 6 0 0 1 12 0v2M16 14a6 6 0 0 1 6 6`,
  person: `${ring(12, 7, 4)}M4 21v-1a8 8 0 0 1 16 0v1`,
  price: 'M7 4h11M7 8h11M7 4h4a4 4 0 0 1 0 9H7l8 8',
  quality: `${ring(12, 9, 6)}M9 14l-2 8 5-3 5 3-2-8M10 9l1.5 1.5L14 8`,
  rural: 'M12 21V9M12 14c-5 0-6-3-6-6c4 0 6 2 6 6M12 10c0-4 2-6 6-6c0 4-2 6-6 6M4 21h16',
  safety: 'M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6zM8 12l3 3 5-6',
  savings: `${ring(12, 12, 9)}M9 7.5h6.5M9 11h6.5M9 7.5h2a3 3 0 0 1 0 6.5H9l4 3.5`,
  service: 'M20 6a5 5 0 0 1-7 6l-7 8-3-3 8-7a5 5 0 0 1 6-7l-3 3 3 3z',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z',
  shop: 'M4 10v11h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0M10 21v-6h4v6',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3L17.7 20 12 16.7 6.3 20l1.5-6.1L3 9.6 9.3 9z',
  student: 'M2 9l10-5 10 5-10 5zM6 11v6c3 3 9 3 12 0v-6M22 9v7',
  tax: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 14.5l5-6M9.5 9v.01M14.5 14v.01',
  tool: 'M14 4l6 6-4 1-9 9-3-3 9-9zM4 4l5 5',
  tourist: `M4 8h4l2-3h4l2 3h4v12H4z${ring(12, 13.5, 3.5)}`,
  warranty: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16l1.5 1.5L14 15',
};

export type IconName = keyof typeof iconPaths;

/** Whether a stored name is the name of an icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
