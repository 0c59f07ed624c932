import {
  ACESFilmicToneMapping,
  Box3,
  BufferGeometry,
  Color,
  GridHelper,
  HemisphereLight,
  LineBasicMaterial,
  LineLoop,
  type Material,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { Outline } from './fit.ts';

/** A vehicle in three dimensions on its canvas. */
export interface Solid {
  /** Length, width and height in metres. */
  size: Outline & { height: number };
  /** Turns it about its middle, in degrees. */
  turn(degrees: number): void;
  /** Draws a place on the ground around it; none where null. */
  showPlace(place: Outline | null): void;
  /** Gives all memory back. */
  end(): void;
}

const ground = '#e8f1ec';
const line = '#0a6b3d';

const freeAll = (root: Object3D): void => {
  root.traverse((part) => {
    const { geometry, material } = part as { geometry?: BufferGeometry; material?: Material | Material[] };
    geometry?.dispose();
    for (const each of [material ?? []].flat()) each.dispose();
  });
};

const toLoop = ({ length, width }: Outline): LineLoop => {
  const [x, z] = [length / 2, width / 2];
  const corners = [
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ].map(([along = 0, across = 0]) => new Vector3(along, 0.01, across));
  return new LineLoop(new BufferGeometry().setFromPoints(corners), new LineBasicMaterial({ color: line }));
};

/**
 * Fetches a model and draws it; it turns under the finger and comes nearer under two.
 * @throws where the model does not come, or the browser draws nothing in three dimensions
 */
export const drawSolid = async (
  canvas: HTMLCanvasElement,
  url: string,
  signal: AbortSignal,
): Promise<Solid> => {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const { scene: vehicle } = await new GLTFLoader().parseAsync(await answer.arrayBuffer(), '');
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = ACESFilmicToneMapping;

  const scene = new Scene();
  scene.background = new Color(ground);
  const makeLight = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const light = makeLight.fromScene(room, 0.04);
  scene.environment = light.texture;
  room.dispose();
  makeLight.dispose();
  scene.add(
    new HemisphereLight('#ffffff', '#b9c2b8', 1),
    vehicle,
    new GridHelper(10, 10, '#a9b8ae', '#cfdad2'),
  );

  const size = new Box3().setFromObject(vehicle).getSize(new Vector3());
  const camera = new PerspectiveCamera(32, 1, 0.1, 60);
  const far = size.length() * 1.45;
  // As in the first of its pictures: from the front left, a little above.
  camera.position.set(far * 0.78, far * 0.3, -far * 0.55);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(0, size.y / 2, 0);
  controls.maxPolarAngle = Math.PI / 2 - 0.03;
  controls.minDistance = size.length() * 0.8;
  controls.maxDistance = size.length() * 4;
  controls.enablePan = false;
  controls.update();

  const draw = () => renderer.render(scene, camera);
  controls.addEventListener('change', draw);
  const watch = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    // Twice is sharp enough, and three times costs twice as much again.
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    draw();
  });
  watch.observe(canvas);

  let place: LineLoop | null = null;
  const showPlace = (outline: Outline | null) => {
    if (place) {
      scene.remove(place);
      freeAll(place);
    }
    place = outline && toLoop(outline);
    if (place) scene.add(place);
    draw();
  };
  return {
    size: { length: size.x, width: size.z, height: size.y },
    turn(degrees) {
      vehicle.rotation.y += (degrees * Math.PI) / 180;
      draw();
    },
    showPlace,
    end() {
      watch.disconnect();
      controls.dispose();
      freeAll(scene);
      light.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
