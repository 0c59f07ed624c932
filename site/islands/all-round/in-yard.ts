import { Mesh, MeshBasicMaterial, PerspectiveCamera, PlaneGeometry, Vector3 } from 'three';
import { line, type Stage } from './draw-solid.ts';
import { measure, type Size } from './measure.ts';

/** The stage: no ground was found yet; a tap would place the vehicle on the found ground; the vehicle stands there. */
export type YardState = { at: 'searching' } | { at: 'found' } | { at: 'standing'; size: Size };

/** A vehicle in the visitor's yard, seen through the camera. */
export interface Yard {
  /** Turns the vehicle where it stands, in degrees. */
  turn(degrees: number): void;
  /** Lifts the vehicle, so that it can be placed elsewhere. */
  lift(): void;
}

/** The first view is from the front left, as in the vehicle's first picture. */
const front = Math.atan2(0.55, 0.78);
/** How upright a found surface must be to count as ground; 1 is level. Walls and slopes do not count. */
const level = 0.95;

/** The vehicle's shadow on the ground, as long and as wide as the vehicle. */
const toMat = ({ length, width }: Size): Mesh => {
  const mat = new Mesh(
    new PlaneGeometry(length, width).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: line, transparent: true, opacity: 0.35 }),
  );
  mat.position.y = 0.005;
  return mat;
};

/** The point where a ray from the middle of the picture meets level ground; null if there is none. */
const findGround = (
  frame: XRFrame,
  source: XRHitTestSource,
  space: XRReferenceSpace,
): XRRigidTransform | null => {
  for (const hit of frame.getHitTestResults(source)) {
    const found = hit.getPose(space)?.transform;
    if (found && (found.matrix[5] ?? 0) >= level) return found;
  }
  return null;
};

/**
 * Shows a vehicle in the visitor's yard in its real size until the session ends. Then the dialog is as before.
 * @param tell is called with each new state.
 * @throws if the device lacks a required feature. The caller must then end the session.
 */
export const standInYard = async (
  session: XRSession,
  { renderer, scene, vehicle, standing, floor, drawWindow }: Stage,
  tell: (state: YardState) => void,
): Promise<Yard> => {
  const { background } = scene;
  const turned = vehicle.rotation.y;
  const camera = new PerspectiveCamera(50, 1, 0.05, 100);
  // Measured before the mat is added.
  vehicle.rotation.y = 0;
  const mat = toMat(measure(vehicle));
  let source: XRHitTestSource | undefined;
  let state: YardState | undefined;

  const change = (next: YardState) => {
    if (next.at === state?.at) return;
    state = next;
    vehicle.visible = next.at === 'standing';
    standing.visible = next.at !== 'searching';
    tell(next);
  };
  const leave = () => {
    source?.cancel();
    renderer.setAnimationLoop(null);
    renderer.xr.enabled = false;
    scene.background = background;
    floor.visible = true;
    standing.remove(mat);
    mat.geometry.dispose();
    (mat.material as MeshBasicMaterial).dispose();
    standing.position.set(0, 0, 0);
    standing.rotation.y = 0;
    standing.visible = true;
    vehicle.visible = true;
    vehicle.rotation.y = turned;
    drawWindow();
  };

  scene.background = null;
  floor.visible = false;
  standing.add(mat);
  try {
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType('local');
    await renderer.xr.setSession(session);
    const viewer = await session.requestReferenceSpace('viewer');
    source = await session.requestHitTestSource?.({ space: viewer });
    if (!source) throw new Error('This device finds no ground.');
  } catch (error) {
    leave();
    throw error;
  }
  session.addEventListener('end', leave, { once: true });

  const eye = new Vector3();
  const follow = (frame: XRFrame) => {
    const space = renderer.xr.getReferenceSpace();
    if (!space || !source || state?.at === 'standing') return;
    const found = findGround(frame, source, space);
    if (found) {
      const { x, y, z } = found.position;
      standing.position.set(x, y, z);
      camera.getWorldPosition(eye);
      standing.rotation.y = Math.atan2(z - eye.z, eye.x - x) - front;
    }
    change({ at: found ? 'found' : 'searching' });
  };
  session.addEventListener('select', () => {
    if (state?.at !== 'found') return;
    vehicle.visible = true;
    change({ at: 'standing', size: measure(standing) });
  });
  change({ at: 'searching' });
  renderer.setAnimationLoop((_time, frame) => {
    if (frame) follow(frame);
    renderer.render(scene, camera);
  });
  return {
    turn(degrees) {
      standing.rotation.y += (degrees * Math.PI) / 180;
    },
    lift: () => change({ at: 'searching' }),
  };
};
