import type { Mesh, MeshStandardMaterial, Object3D } from 'three';
import { FrontSide } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';

/** The content type by which iPhones and iPads recognize the file. */
const usdzType = 'model/vnd.usdz+zip';

/**
 * Writes a vehicle as a file for Quick Look: in metres, with an upright Y axis, standing on level ground.
 * The device makes the file, because it would be a download of 10 MB of text, and the model is already loaded.
 */
export const makeUsdz = async (vehicle: Object3D): Promise<Blob> => {
  const copy = vehicle.clone();
  copy.rotation.set(0, 0, 0);
  copy.traverse((part) => {
    const mesh = part as Partial<Mesh>;
    if (!mesh.material || Array.isArray(mesh.material)) return;
    // The format does not support double-sided materials.
    const material = mesh.material.clone() as MeshStandardMaterial;
    material.side = FrontSide;
    mesh.material = material;
  });
  copy.updateMatrixWorld(true);
  const bytes = await new USDZExporter().parseAsync(copy, { quickLookCompatible: true });
  return new Blob([bytes], { type: usdzType });
};
