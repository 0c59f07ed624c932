import type { Mesh, MeshStandardMaterial, Object3D } from 'three';
import { FrontSide } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';

/** The kind of file by which iPhones and iPads know it. */
const usdzType = 'model/vnd.usdz+zip';

/**
 * Writes a vehicle as the file that Quick Look opens: metres, upright axis Y, standing on level ground.
 * It is made on the device: such a file would travel as 10 MB of text, and the model is there already.
 */
export const makeUsdz = async (vehicle: Object3D): Promise<Blob> => {
  const copy = vehicle.clone();
  copy.rotation.set(0, 0, 0);
  copy.traverse((part) => {
    const mesh = part as Partial<Mesh>;
    if (!mesh.material || Array.isArray(mesh.material)) return;
    // The format knows no material that is seen from both sides.
    const material = mesh.material.clone() as MeshStandardMaterial;
    material.side = FrontSide;
    mesh.material = material;
  });
  copy.updateMatrixWorld(true);
  const bytes = await new USDZExporter().parseAsync(copy, { quickLookCompatible: true });
  return new Blob([bytes], { type: usdzType });
};
