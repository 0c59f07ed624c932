import { Box3, type Object3D, Vector3 } from 'three';
import type { Outline } from './fit-in-place.ts';

/** Length, width and height in metres. */
export type Size = Outline & { height: number };

/** As it is said. To the millimetre first: a model is a hair off, and 0.66499 m are 665 mm. */
const toCentimetre = (metres: number): number => Math.round(Math.round(metres * 1000) / 10) / 100;

/**
 * Measures something as it stands in its scene, whatever it is scaled by: its box along the axes of the scene, to the centimetre.
 * What is turned about the upright axis is measured as if it were not.
 */
export const measure = (standing: Object3D): Size => {
  const { y } = standing.rotation;
  standing.rotation.y = 0;
  const { x: length, y: height, z: width } = new Box3().setFromObject(standing).getSize(new Vector3());
  standing.rotation.y = y;
  return { length: toCentimetre(length), width: toCentimetre(width), height: toCentimetre(height) };
};
