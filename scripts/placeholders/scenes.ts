import { placeVehicle } from './range.ts';

/** Scenes are drawn on a sheet of 1600 x 900 units, the road's near edge at the foot. */
export const sceneWidth = 1600;
export const sceneHeight = 900;

const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`;

const ground = (sky: string, road: string, dashes = true): string =>
  rect(0, 0, sceneWidth, sceneHeight, sky) +
  rect(0, 640, sceneWidth, 260, road) +
  (dashes ? [60, 340, 620, 900, 1180, 1460].map((x) => rect(x, 826, 150, 14, '#f5b400')).join('') : '');

const house = (x: number, width: number, top: number, fill: string, windows = '#fbf8f1'): string => {
  const columns = Math.max(1, Math.floor(width / 70));
  const rows = Math.max(1, Math.floor((600 - top) / 90));
  const panes = Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return rect(x + 22 + column * ((width - 20) / columns), top + 30 + row * 90, 34, 46, windows);
  });
  return rect(x, top, width, 640 - top, fill) + panes.join('');
};

const tree = (x: number, foot: number, size: number): string =>
  rect(x - size * 0.06, foot - size * 0.5, size * 0.12, size * 0.5, '#6b4a2b') +
  `<circle cx="${x}" cy="${foot - size * 0.72}" r="${size * 0.36}" fill="#2f8a55"/>` +
  `<circle cx="${x + size * 0.22}" cy="${foot - size * 0.58}" r="${size * 0.24}" fill="#27744a"/>`;

const parcel = (x: number, foot: number, width: number, height: number, fill = '#c9985c'): string =>
  rect(x, foot - height, width, height, fill) +
  rect(x + width * 0.42, foot - height, width * 0.16, height, '#a97c43');

const sun = (x: number, y: number, fill = '#f5b400'): string =>
  `<circle cx="${x}" cy="${y}" r="70" fill="${fill}"/>`;

const stall = (x: number, awning: string): string =>
  rect(x, 430, 220, 210, '#efe7d6') +
  Array.from({ length: 6 }, (_, index) =>
    rect(x - 10 + index * 40, 380, 40, 60, index % 2 ? '#fbf8f1' : awning),
  ).join('') +
  [0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<circle cx="${x + 30 + index * 40}" cy="560" r="20" fill="${index % 2 ? '#d9582b' : '#7fa63a'}"/>`,
    )
    .join('') +
  rect(x, 580, 220, 60, '#8f5836');

const morningStreet =
  ground('#f6e3bd', '#8b8f8c') +
  sun(1290, 210) +
  house(0, 260, 260, '#d9b68c') +
  house(280, 210, 330, '#c9d6cc') +
  house(520, 300, 220, '#e3c9a0') +
  house(850, 240, 340, '#b9cdc4') +
  house(1120, 260, 290, '#dcc09a') +
  house(1410, 190, 240, '#c6d3cb') +
  tree(500, 640, 230) +
  tree(1390, 640, 200) +
  placeVehicle('masteeYellow', 420, 770, 0.27) +
  placeVehicle('marvel', 1210, 800, 0.17, true);

const marketLane =
  ground('#e8f1ec', '#b7a98c', false) +
  house(0, 1600, 120, '#d8c4a2', '#bfa880') +
  stall(60, '#0a6b3d') +
  stall(330, '#b8432f') +
  stall(1060, '#2f6fae') +
  stall(1330, '#d98e04') +
  placeVehicle('milloHalfBodyLoaded', 560, 800, 0.29) +
  placeVehicle('masteeGreen', 40, 850, 0.2, true);

const warehouseDock =
  ground('#dfe6e2', '#9b9f9c', false) +
  rect(0, 80, 1600, 560, '#c3cdc8') +
  [90, 560, 1030].map((x) => rect(x, 220, 400, 420, '#55615b') + rect(x, 220, 400, 50, '#0a6b3d')).join('') +
  rect(0, 600, 1600, 50, '#7d8682') +
  parcel(150, 600, 90, 90) +
  parcel(250, 600, 120, 130, '#b98a52') +
  parcel(170, 510, 70, 60, '#b98a52') +
  parcel(1090, 600, 130, 110) +
  parcel(1230, 600, 80, 160, '#b98a52') +
  placeVehicle('major', 420, 800, 0.3) +
  placeVehicle('milloFullBody', 1140, 830, 0.15, true) +
  parcel(120, 820, 100, 100) +
  parcel(230, 820, 70, 60, '#b98a52');

const chargingPoint =
  ground('#e8f1ec', '#9ea7a2', false) +
  house(0, 520, 200, '#cdd9d1') +
  rect(560, 260, 1040, 40, '#073f26') +
  rect(600, 300, 30, 340, '#55615b') +
  rect(1520, 300, 30, 340, '#55615b') +
  [700, 1180]
    .map(
      (x) =>
        rect(x, 400, 90, 250, '#0a6b3d') +
        rect(x + 15, 430, 60, 60, '#f5b400') +
        rect(x + 15, 510, 60, 10, '#fbf8f1'),
    )
    .join('') +
  '<path d="M790 560 C870 640 840 720 930 700" stroke="#10211a" stroke-width="10" fill="none"/>' +
  placeVehicle('masteeWhite', 860, 800, 0.24) +
  placeVehicle('manzil', 60, 820, 0.21);

const villageRoad =
  ground('#cfe3ea', '#b99a6b', false) +
  '<path d="M0 520 Q400 420 800 510 T1600 480 L1600 640 L0 640 Z" fill="#8fb86a"/>' +
  '<path d="M0 580 Q500 520 1000 590 T1600 570 L1600 640 L0 640 Z" fill="#79a653"/>' +
  sun(260, 190, '#f7d774') +
  tree(200, 640, 320) +
  tree(1380, 640, 380) +
  tree(1200, 610, 180) +
  rect(700, 520, 170, 120, '#c98f5a') +
  '<path d="M680 520 L785 440 L890 520 Z" fill="#8f5836"/>' +
  placeVehicle('manzil', 420, 800, 0.27) +
  placeVehicle('mighty', 1230, 830, 0.2);

const showStand =
  rect(0, 0, 1600, 900, '#0f2a1d') +
  rect(0, 60, 1600, 90, '#073f26') +
  [160, 480, 800, 1120, 1440]
    .map(
      (x) =>
        `<circle cx="${x}" cy="105" r="26" fill="#fdf6d8"/><path d="M${x - 26} 130 L${x - 150} 620 L${x + 150} 620 L${x + 26} 130 Z" fill="#fdf6d8" opacity=".07"/>`,
    )
    .join('') +
  rect(120, 210, 1360, 270, '#0a6b3d', 'rx="12"') +
  rect(160, 250, 420, 40, '#f5b400') +
  rect(160, 310, 620, 20, '#e8f1ec') +
  rect(160, 350, 540, 20, '#e8f1ec') +
  rect(0, 640, 1600, 260, '#e6dfcf') +
  rect(0, 640, 1600, 16, '#f5b400') +
  placeVehicle('masteeYellow', 30, 800, 0.16) +
  placeVehicle('milloFullBody', 480, 770, 0.14) +
  placeVehicle('major', 830, 800, 0.15) +
  placeVehicle('manzil', 1180, 760, 0.13) +
  placeVehicle('marvelPro', 980, 870, 0.1) +
  placeVehicle('mighty', 1390, 870, 0.1);

const factoryLine =
  rect(0, 0, 1600, 900, '#e3e8e5') +
  [0, 400, 800, 1200]
    .map(
      (x) =>
        `<path d="M${x} 150 L${x + 200} 60 L${x + 400} 150 Z" fill="#c3cdc8"/>` +
        rect(x + 40, 190, 320, 120, '#f4f7f5'),
    )
    .join('') +
  rect(0, 150, 1600, 24, '#8b9590') +
  rect(0, 640, 1600, 260, '#b8c0bb') +
  rect(0, 660, 1600, 16, '#f5b400') +
  rect(0, 860, 1600, 16, '#f5b400') +
  [230, 760, 1290]
    .map((x) => rect(x, 174, 14, 180, '#55615b') + rect(x - 60, 350, 134, 26, '#f5b400'))
    .join('') +
  placeVehicle('major', 40, 800, 0.15) +
  placeVehicle('major', 570, 800, 0.15) +
  placeVehicle('manzil', 1100, 800, 0.15) +
  rect(0, 806, 1600, 22, '#55615b');

const batteryMotor =
  rect(0, 0, 1600, 900, '#e8f1ec') +
  rect(0, 690, 1600, 210, '#d3ddd7') +
  rect(180, 330, 620, 370, '#0a6b3d', 'rx="28"') +
  rect(180, 330, 620, 70, '#073f26', 'rx="28"') +
  [0, 1, 2, 3]
    .map((column) =>
      [0, 1].map((row) => rect(220 + column * 140, 430 + row * 125, 118, 105, '#2c8f5c', 'rx="10"')).join(''),
    )
    .join('') +
  rect(260, 280, 70, 50, '#b8432f') +
  rect(650, 280, 70, 50, '#10211a') +
  '<path d="M300 280 C320 140 900 120 1010 380" stroke="#d98e04" stroke-width="18" fill="none"/>' +
  '<circle cx="1170" cy="520" r="210" fill="#8b9590"/><circle cx="1170" cy="520" r="150" fill="#b8c0bb"/><circle cx="1170" cy="520" r="50" fill="#2a332f"/>' +
  Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="1160" y="318" width="20" height="60" fill="#6e7873" transform="rotate(${index * 30} 1170 520)"/>`,
  ).join('') +
  rect(1000, 690, 340, 30, '#55615b');

/** Every scene by its name, as SVG without the outer element. */
export const scenes = {
  'morning-street': morningStreet,
  'market-lane': marketLane,
  'warehouse-dock': warehouseDock,
  'charging-point': chargingPoint,
  'village-road': villageRoad,
  'show-stand': showStand,
  'factory-line': factoryLine,
  'battery-motor': batteryMotor,
} satisfies Record<string, string>;

export type SceneName = keyof typeof scenes;
