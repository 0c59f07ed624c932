import {
  ACESFilmicToneMapping,
  BufferGeometry,
  Color,
  GridHelper,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineLoop,
  type Material,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { Outline } from './fit-in-place.ts';
import { measure, type Size } from './measure.ts';

/** A vehicle's 3D model on its canvas. */
export interface Solid {
  size: Size;
  /** Turns the vehicle about its vertical axis, in degrees. */
  turn(degrees: number): void;
  /** Moves the camera nearer; a factor below 1 moves it away. */
  approach(times: number): void;
  /** Raises the camera, in degrees; a negative value lowers it. */
  rise(degrees: number): void;
  /** Draws a place on the ground around the vehicle; null removes it. */
  showPlace(place: Outline | null): void;
  stage: Stage;
  /** Frees all memory. */
  end(): void;
}

/** The parts of the scene, for another program that draws the vehicle meanwhile: in the visitor's yard. */
export interface Stage {
  renderer: WebGLRenderer;
  scene: Scene;
  /** The vehicle without its surroundings. */
  vehicle: Object3D;
  /** The vehicle with the place around it, standing on the origin of the group. */
  standing: Group;
  /** The grid of one metre under the vehicle in the dialog. */
  floor: Object3D;
  /** Draws the dialog again in its current size. */
  drawWindow(): void;
}

/** Colour of lines on the ground. */
export const line = '#0a6b3d';

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
 * Loads and draws a model. One finger turns it, two fingers zoom.
 * @throws if the model cannot be loaded, or if the browser cannot draw in 3D
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
  // The background colour of the stage, from the styles.
  scene.background = new Color(getComputedStyle(canvas).getPropertyValue('--sky').trim());
  const makeLight = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const light = makeLight.fromScene(room, 0.04);
  scene.environment = light.texture;
  room.dispose();
  makeLight.dispose();
  const standing = new Group().add(vehicle);
  const floor = new GridHelper(10, 10, '#a9b8ae', '#cfdad2');
  scene.add(new HemisphereLight('#ffffff', '#b9c2b8', 1), standing, floor);

  const size = measure(standing);
  const camera = new PerspectiveCamera(32, 1, 0.1, 60);
  const across = Math.hypot(size.length, size.width, size.height);
  const far = across * 1.45;
  // The view of the vehicle's first picture: from the front left, a little from above.
  camera.position.set(far * 0.78, far * 0.3, -far * 0.55);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(0, size.height / 2, 0);
  controls.maxPolarAngle = Math.PI / 2 - 0.03;
  controls.minDistance = across * 0.8;
  controls.maxDistance = across * 4;
  controls.enablePan = false;
  controls.update();

  /** Moves the camera around its target. The controls keep it within their limits. */
  const move = (change: (seat: Spherical) => void) => {
    const seat = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    change(seat);
    camera.position.setFromSpherical(seat.makeSafe()).add(controls.target);
    controls.update();
  };

  const draw = () => {
    // While the yard is shown, each camera frame draws the scene.
    if (!renderer.xr.isPresenting) renderer.render(scene, camera);
  };
  controls.addEventListener('change', draw);
  const drawWindow = () => {
    if (renderer.xr.isPresenting) return;
    const { clientWidth, clientHeight } = canvas;
    // A pixel ratio of 2 is sharp enough. A ratio of 3 would cost about twice as much.
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    draw();
  };
  const watch = new ResizeObserver(drawWindow);
  watch.observe(canvas);

  let place: LineLoop | null = null;
  const showPlace = (outline: Outline | null) => {
    if (place) {
      standing.remove(place);
      freeAll(place);
    }
    place = outline && toLoop(outline);
    if (place) standing.add(place);
    draw();
  };
  return {
    size,
    stage: { renderer, scene, vehicle, standing, floor, drawWindow },
    turn(degrees) {
      vehicle.rotation.y += (degrees * Math.PI) / 180;
      draw();
    },
    approach(times) {
      move((seat) => {
        seat.radius /= times;
      });
    },
    rise(degrees) {
      move((seat) => {
        seat.phi -= (degrees * Math.PI) / 180;
      });
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
