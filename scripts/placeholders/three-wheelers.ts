import {
  box,
  contactShadow,
  dark,
  disc,
  glass,
  ink,
  line,
  type Paint,
  polygon,
  steel,
  wheel,
} from './shapes.ts';

/** A drawn side view with its outer dimensions in millimetres (specification, section 3). */
export interface Drawing {
  length: number;
  height: number;
  svg: string;
}

const rickshaw = { length: 2790, height: 1790, frontAxle: 320, rearAxle: 2500, radius: 235 };

const rickshawFront = (paint: Paint): string =>
  polygon(
    [
      [120, 420],
      [90, 700],
      [170, 960],
      [430, 1010],
      [640, 560],
      [640, 330],
      [420, 330],
    ],
    paint.body,
  ) +
  polygon(
    [
      [430, 1010],
      [640, 560],
      [640, 330],
      [560, 330],
      [380, 990],
    ],
    paint.shade,
  ) +
  polygon(
    [
      [300, 985],
      [470, 1010],
      [650, 1690],
      [560, 1690],
    ],
    glass,
    'opacity=".75"',
  ) +
  line(
    [
      [300, 985],
      [565, 1700],
    ],
    dark,
    34,
  ) +
  disc(170, 800, 78, '#fdf6d8') +
  line(
    [
      [380, 960],
      [560, 1080],
      [640, 1060],
    ],
    ink,
    30,
  ) +
  line(
    [
      [140, 470],
      [320, 560],
      [560, 400],
    ],
    paint.trim,
    46,
  );

const rickshawRoof = (paint: Paint, to: number): string =>
  box(500, 1690, to - 500, 100, paint.body, 50) + box(540, 1672, to - 580, 26, paint.shade, 12);

const bench = (x: number, facing: 1 | -1): string =>
  box(x, 640, 420, 100, '#7c4a2d', 40) + box(facing === -1 ? x + 350 : x - 30, 700, 90, 420, '#8f5836', 40);

/** Driver and four: hard roof on posts, two benches that face each other. */
export const drawPassenger = (paint: Paint): Drawing => {
  const { length, height, frontAxle, rearAxle, radius } = rickshaw;
  const svg =
    contactShadow(120, length - 40) +
    bench(880, -1) +
    bench(1380, 1) +
    bench(2180, -1) +
    line(
      [
        [650, 380],
        [650, 1700],
      ],
      steel,
      40,
    ) +
    line(
      [
        [1330, 380],
        [1330, 1700],
      ],
      steel,
      40,
    ) +
    line(
      [
        [2050, 380],
        [2050, 1700],
      ],
      steel,
      40,
    ) +
    line(
      [
        [2720, 380],
        [2720, 1700],
      ],
      steel,
      44,
    ) +
    box(600, 300, 2150, 130, paint.shade, 30) +
    polygon(
      [
        [600, 430],
        [1330, 430],
        [1290, 600],
        [640, 600],
      ],
      paint.body,
    ) +
    polygon(
      [
        [2040, 430],
        [2760, 430],
        [2760, 980],
        [2640, 1040],
        [2240, 1010],
        [2080, 700],
      ],
      paint.body,
    ) +
    box(2080, 560, 670, 50, paint.trim) +
    line(
      [
        [1380, 900],
        [2020, 900],
      ],
      steel,
      26,
    ) +
    rickshawFront(paint) +
    rickshawRoof(paint, length) +
    disc(2748, 760, 42, '#b3261e') +
    wheel(frontAxle, radius) +
    wheel(rearAxle, radius);
  return { length, height, svg };
};

const cargoCab = (paint: Paint): string =>
  bench(820, -1) +
  line(
    [
      [1230, 380],
      [1230, 1700],
    ],
    steel,
    40,
  ) +
  box(600, 300, 2150, 120, dark, 24) +
  polygon(
    [
      [600, 420],
      [1240, 420],
      [1240, 640],
      [640, 640],
    ],
    paint.body,
  ) +
  rickshawFront(paint);

/** Closed box of 1.5 cubic metres, with a rear door and a band for advertising. */
export const drawFullBody = (paint: Paint): Drawing => {
  const { length, height, frontAxle, rearAxle, radius } = rickshaw;
  const svg =
    contactShadow(120, length - 40) +
    cargoCab(paint) +
    rickshawRoof(paint, 1300) +
    box(1290, 460, 1490, 1320, paint.body, 26) +
    box(1290, 460, 1490, 90, paint.shade) +
    box(1350, 760, 1130, 620, '#fbf8f1', 18) +
    box(1350, 1040, 1130, 60, paint.trim) +
    line(
      [
        [2540, 520],
        [2540, 1740],
      ],
      paint.shade,
      18,
    ) +
    box(2580, 1080, 26, 170, dark, 10) +
    disc(2752, 620, 34, '#b3261e') +
    wheel(frontAxle, radius) +
    wheel(rearAxle, radius);
  return { length, height, svg };
};

/** Open tray, 1290 x 930 x 360 mm inside. */
export const drawHalfBody = (paint: Paint, loaded = false): Drawing => {
  const { length, height, frontAxle, rearAxle, radius } = rickshaw;
  const load = loaded
    ? box(1500, 560, 380, 420, '#b98a52', 8) +
      box(1900, 560, 420, 560, '#c9985c', 8) +
      box(2340, 560, 320, 360, '#b98a52', 8)
    : '';
  const svg =
    contactShadow(120, length - 40) +
    cargoCab(paint) +
    rickshawRoof(paint, 1320) +
    load +
    box(1390, 500, 1390, 400, paint.body, 20) +
    [1620, 1850, 2080, 2310, 2540].map((x) => box(x, 530, 20, 340, paint.shade)).join('') +
    box(1390, 860, 1390, 44, paint.trim, 14) +
    disc(2752, 600, 34, '#b3261e') +
    wheel(frontAxle, radius) +
    wheel(rearAxle, radius);
  return { length, height, svg };
};

const pickupWheels = wheel(440, 275) + wheel(2630, 275);

/** L5N with a cab of two doors and a half load body of 1830 x 1450 x 415 mm. */
export const drawMajor = (paint: Paint): Drawing => {
  const svg =
    contactShadow(120, 3360) +
    box(700, 360, 2640, 150, dark, 20) +
    polygon(
      [
        [60, 420],
        [40, 760],
        [140, 1060],
        [470, 1740],
        [620, 1800],
        [1390, 1800],
        [1450, 1740],
        [1450, 420],
        [780, 420],
        [700, 620],
        [180, 620],
      ],
      paint.body,
    ) +
    polygon(
      [
        [190, 1090],
        [490, 1690],
        [600, 1690],
        [600, 1090],
      ],
      glass,
    ) +
    polygon(
      [
        [660, 1090],
        [660, 1690],
        [1300, 1690],
        [1340, 1640],
        [1340, 1090],
      ],
      glass,
    ) +
    line(
      [
        [630, 470],
        [630, 1740],
      ],
      paint.shade,
      16,
    ) +
    line(
      [
        [1390, 470],
        [1390, 1740],
      ],
      paint.shade,
      16,
    ) +
    box(1150, 940, 150, 40, dark, 18) +
    box(60, 700, 130, 120, '#fdf6d8', 50) +
    box(130, 1180, 60, 210, dark, 20) +
    box(40, 430, 180, 80, dark, 30) +
    box(1530, 540, 1850, 475, paint.body, 16) +
    [1830, 2130, 2430, 2730, 3030].map((x) => box(x, 570, 22, 410, paint.shade)).join('') +
    box(1530, 975, 1850, 44, paint.trim, 12) +
    line(
      [
        [1520, 1010],
        [1520, 1500],
      ],
      steel,
      34,
    ) +
    disc(3352, 660, 34, '#b3261e') +
    pickupWheels;
  return { length: 3400, height: 1800, svg };
};

/** Rounded cab with a sloping nose and a ribbed box. */
export const drawManzil = (paint: Paint): Drawing => {
  const svg =
    contactShadow(120, 3280) +
    box(700, 360, 2580, 140, dark, 20) +
    `<path d="M50 -430 C20 -820 160 -1120 330 -1290 C470 -1560 640 -1720 900 -1720 L1420 -1720 L1420 -420 L790 -420 C770 -700 220 -760 150 -430 Z" fill="${paint.body}"/>` +
    `<path d="M330 -1180 C470 -1460 600 -1600 760 -1610 L760 -1120 L360 -1120 Z" fill="${glass}"/>` +
    `<rect x="820" y="-1610" width="500" height="490" rx="60" fill="${glass}"/>` +
    line(
      [
        [790, 480],
        [790, 1660],
      ],
      paint.shade,
      16,
    ) +
    box(1180, 960, 140, 38, dark, 18) +
    disc(165, 880, 90, '#fdf6d8') +
    box(170, 560, 1250, 60, paint.trim) +
    box(1480, 520, 1800, 1260, '#f4f2ea', 40) +
    Array.from({ length: 8 }, (_, index) => box(1640 + index * 200, 620, 26, 1060, '#d9d5c7')).join('') +
    box(1480, 520, 1800, 90, paint.body, 20) +
    disc(3250, 660, 34, '#b3261e') +
    pickupWheels;
  return { length: 3320, height: 1790, svg };
};
