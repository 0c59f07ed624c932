import { Box3, type Object3D, Vector3 } from 'three';
import type { Outline } from './fit-in-place.ts';

/** Length, width and height in metres. */
export type Size = Outline & { height: number };

/** Rounds for display. To the millimetre first, because models have small errors: 0.66499 m means 665 mm. */
const toCentimetre = (metres: number): number => Math.round(Math.round(metres * 1000) / 10) / 100;

/**
 * Measures an object in its scene, including its scale: its box along the axes of the scene, to the centimetre.
 * A rotation about the vertical axis is ignored.
 */
export const measure = (standing: Object3D): Size => {
  const { y } = standing.rotation;
  standing.rotation.y = 0;
  const { x: length, y: height, z: width } = new Box3().setFromObject(standing).getSize(new Vector3());
  standing.rotation.y = y;
  return { length: toCentimetre(length), width: toCentimetre(width), height: toCentimetre(height) };
};
