import { type BicycleKit, drawBicycle } from './bicycles.ts';
import { paints } from './shapes.ts';
import {
  type Drawing,
  drawFullBody,
  drawHalfBody,
  drawMajor,
  drawManzil,
  drawPassenger,
} from './three-wheelers.ts';

const marvel: BicycleKit = { paint: paints.teal, frame: 'step-through', accessories: true, tyre: 44 };
const marvelPro: BicycleKit = { paint: paints.blue, frame: 'diamond', accessories: true, tyre: 44 };
const mighty: BicycleKit = { paint: paints.red, frame: 'sturdy', accessories: false, tyre: 62 };

/** Side views of the whole range, by vehicle and by body or colour. */
export const drawRange = {
  milloFullBody: drawFullBody(paints.white),
  milloHalfBody: drawHalfBody(paints.green),
  milloHalfBodyLoaded: drawHalfBody(paints.green, true),
  masteeYellow: drawPassenger(paints.yellow),
  masteeWhite: drawPassenger(paints.white),
  masteeGreen: drawPassenger(paints.green),
  major: drawMajor(paints.blue),
  manzil: drawManzil(paints.red),
  marvel: drawBicycle(marvel),
  marvelPro: drawBicycle(marvelPro),
  mighty: drawBicycle(mighty),
} satisfies Record<string, Drawing>;

export type RangeKey = keyof typeof drawRange;

/** A vehicle on the road of a scene: `x` of its front end and `y` of the road in scene units, `scale` per millimetre. */
export const placeVehicle = (
  key: RangeKey,
  x: number,
  y: number,
  scale: number,
  mirrored = false,
): string => {
  const { length, svg } = drawRange[key];
  const flip = mirrored ? `translate(${length} 0) scale(-1 1)` : '';
  return `<g transform="translate(${x} ${y}) scale(${scale}) ${flip}">${svg}</g>`;
};
