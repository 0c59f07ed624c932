import { drawRange, placeVehicle, type RangeKey } from './range.ts';
import { type SceneName, sceneHeight, scenes, sceneWidth } from './scenes.ts';
import { drawCertificate } from './sheets.ts';

type Kind =
  | 'hero'
  | 'carousel'
  | 'detail'
  | 'gallery'
  | 'scene'
  | 'turntable'
  | 'certificate'
  | 'social'
  | 'logo';

/** One picture of the manifest; `variant` is the body, colour or framing. */
export interface PlannedPicture {
  file: string;
  width: number;
  height: number;
  alt: string;
  subject: string;
  variant: string;
  kind: Kind;
  order: number;
  /** The drawing itself, not part of the manifest. */
  svg: string;
}

const wrap = (width: number, height: number, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

interface View {
  alt: string;
  mirrored?: boolean;
  /** Part of the vehicle to fill the picture with, as shares of its length and height from the front and the road. */
  part?: { x: number; y: number; span: number };
  ground?: string;
  loaded?: RangeKey;
}

const views: View[] = [
  { alt: 'from the left side' },
  { alt: 'from the right side', mirrored: true },
  { alt: 'the front end and front wheel', part: { x: 0.2, y: 0.45, span: 0.62 }, ground: '#efe7d6' },
  { alt: 'the rear end and rear wheel', part: { x: 0.76, y: 0.42, span: 0.62 }, ground: '#e8f1ec' },
  { alt: 'the middle, from the side', part: { x: 0.5, y: 0.55, span: 0.6 }, ground: '#fbe9b8' },
  { alt: 'before a green wall', ground: '#cfe3d7', mirrored: true },
];

const drawView = (key: RangeKey, { mirrored, part, ground }: View): string => {
  const { length, height } = drawRange[key];
  const span = part ? length * part.span : length * 1.16;
  const centreX = part ? length * (mirrored ? 1 - part.x : part.x) : length / 2;
  const centreY = part ? height * part.y : height * 0.46;
  const viewBox = [centreX - span / 2, -centreY - (span * 0.75) / 2, span, span * 0.75]
    .map(Math.round)
    .join(' ');
  const back = ground
    ? `<rect x="-4000" y="-5000" width="12000" height="5060" fill="${ground}"/><rect x="-4000" y="60" width="12000" height="3000" fill="#d8d3c4"/>`
    : '';
  return wrap(960, 720, viewBox, back + placeVehicle(key, 0, 0, 1, mirrored ?? false));
};

const toVehicle = (
  subject: string,
  variant: string,
  name: string,
  key: RangeKey,
  chosen: number[],
  base = variant ? `${subject}-${variant}` : subject,
  kind: Kind = 'carousel',
): PlannedPicture[] =>
  chosen.flatMap((number, index) => {
    const view = views[number];
    if (!view) return [];
    return {
      file: `${base}-${index + 1}.webp`,
      width: 960,
      height: 720,
      alt: `${name}, ${view.alt}`,
      subject,
      variant,
      kind: kind === 'carousel' && index === 0 ? 'hero' : kind,
      order: index + 1,
      svg: drawView(key, view),
    };
  });

const framings: Record<string, { width: number; height: number; viewBox: string; alt: string }> = {
  wide: { width: 1280, height: 720, viewBox: `0 0 ${sceneWidth} ${sceneHeight}`, alt: '' },
  near: { width: 960, height: 720, viewBox: '300 270 800 600', alt: ', seen from close by' },
  square: { width: 900, height: 900, viewBox: '700 40 860 860', alt: ', the right half of the scene' },
  tall: { width: 720, height: 960, viewBox: '40 0 675 900', alt: ', the left half of the scene' },
};

const sceneAlts: Record<SceneName, string> = {
  'morning-street': 'Yellow Mastee on a city street in the morning, houses behind it',
  'market-lane': 'Loaded Millo half body in a market lane between vegetable stalls',
  'warehouse-dock': 'Major at a warehouse dock with parcels stacked beside it',
  'charging-point': 'White Mastee plugged in at a charging point under a roof',
  'village-road': 'Manzil on a village road with fields and trees behind it',
  'show-stand': 'The whole range in a row on a show stand under spotlights',
  'factory-line': 'Pickup vehicles one behind the other on the assembly line',
  'battery-motor': 'Battery pack with its cells and the motor beside it on a bench',
};

const scenePictures = (Object.keys(scenes) as SceneName[]).flatMap((name) =>
  Object.entries(framings).map(
    ([framing, { width, height, viewBox, alt }], index): PlannedPicture => ({
      file: `scene-${name}-${framing}.webp`,
      width,
      height,
      alt: `${sceneAlts[name]}${alt}`,
      subject: name,
      variant: framing,
      kind: 'scene',
      order: index + 1,
      svg: wrap(width, height, viewBox, scenes[name]),
    }),
  ),
);

const certificates = (
  [
    ['Quality management system', 'design and assembly of electric three-wheelers'],
    ['Environmental management system', 'vehicle assembly and battery handling'],
    ['Occupational health and safety', 'body shop, paint shop and assembly line'],
  ] as const
).map(
  ([title, scope], index): PlannedPicture => ({
    file: `certificate-${index + 1}.webp`,
    width: 900,
    height: 1200,
    alt: `Sample certificate sheet: ${title.toLowerCase()}`,
    subject: 'certificate',
    variant: '',
    kind: 'certificate',
    order: index + 1,
    svg: wrap(900, 1200, '0 0 1200 1600', drawCertificate(title, scope)),
  }),
);

const social: PlannedPicture = {
  file: 'social-sharing.webp',
  width: 1200,
  height: 630,
  alt: 'Yellow Mastee and white Millo side by side on a green ground',
  subject: 'social-sharing',
  variant: '',
  kind: 'social',
  order: 1,
  svg: wrap(
    1200,
    630,
    '0 0 1200 630',
    '<rect width="1200" height="630" fill="#0a6b3d"/><rect y="520" width="1200" height="110" fill="#073f26"/>' +
      '<rect x="60" y="572" width="140" height="12" fill="#f5b400"/><rect x="380" y="572" width="140" height="12" fill="#f5b400"/><rect x="700" y="572" width="140" height="12" fill="#f5b400"/><rect x="1020" y="572" width="140" height="12" fill="#f5b400"/>' +
      placeVehicle('masteeYellow', 50, 540, 0.19) +
      placeVehicle('milloFullBody', 620, 540, 0.19),
  ),
};

/** Every picture that the sample content names, in the order of the range. */
export const plannedPictures: PlannedPicture[] = [
  ...toVehicle(
    'millo',
    'full-body',
    'Millo cargo vehicle with full body',
    'milloFullBody',
    [0, 1, 2, 3, 4, 5],
  ),
  ...toVehicle('millo', 'half-body', 'Millo cargo vehicle with half body', 'milloHalfBody', [0, 1, 3, 2]),
  ...toVehicle('mastee', 'yellow', 'Yellow Mastee passenger vehicle', 'masteeYellow', [0, 1, 3, 4]),
  ...toVehicle('mastee', 'white', 'White Mastee passenger vehicle', 'masteeWhite', [0, 1, 3, 4]),
  ...toVehicle('mastee', 'green', 'Green Mastee passenger vehicle', 'masteeGreen', [0, 1, 3, 4]),
  ...toVehicle('major', '', 'Major pickup', 'major', [0, 1]),
  ...toVehicle('major', 'gallery', 'Major pickup', 'major', [5, 2, 3, 4, 0], 'major-gallery', 'gallery'),
  ...toVehicle('manzil', '', 'Manzil', 'manzil', [0, 1]),
  ...toVehicle('manzil', 'gallery', 'Manzil', 'manzil', [5, 2, 3, 4, 0], 'manzil-gallery', 'gallery'),
  ...toVehicle('marvel', '', 'Marvel electric bicycle', 'marvel', [0, 1, 3]),
  ...toVehicle('marvelpro', '', 'Marvel Pro electric bicycle', 'marvelPro', [0, 1, 3], 'marvel-pro'),
  ...toVehicle('mighty', '', 'Mighty electric bicycle', 'mighty', [0, 1, 3]),
  ...scenePictures,
  ...certificates,
  social,
];
