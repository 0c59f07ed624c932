import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { XRDevice } from 'iwer';

interface YardWindow {
  IWER: typeof import('iwer');
  device: XRDevice;
  /** Called when a picture has been drawn, while it can still be read. */
  drawn?: (() => void) | undefined;
  /** Draws two pictures: the device notices changes with the first one. */
  drawTwo(): Promise<void>;
  /** Runs the callbacks that wait for the next picture. */
  drawNext(): void;
}

const program = createRequire(import.meta.url)
  .resolve('iwer')
  .replace('lib/index.js', 'build/iwer.min.js');

/**
 * Gives the pages of a browser a device with augmented reality, with level ground at height 0. The visitor stands 1.6 m
 * above the ground and looks straight ahead.
 */
export const emulateYard = async (page: Page): Promise<void> => {
  await page.addInitScript({ path: program });
  await page.addInitScript(() => {
    const shared = globalThis as unknown as YardWindow;
    const { XRDevice, XRSession, metaQuest3 } = shared.IWER;
    const { requestAnimationFrame } = XRSession.prototype;
    XRSession.prototype.requestAnimationFrame = function (draw) {
      return requestAnimationFrame.call(this, (time, frame) => {
        draw(time, frame);
        shared.drawn?.();
      });
    };
    const device = new XRDevice({
      ...metaQuest3,
      userAgent: navigator.userAgent,
    });
    device.stereoEnabled = false;
    class LevelGround {
      version = 'of these tests';
      planesVisible = false;
      boundingBoxesVisible = false;
      meshesVisible = false;
      environmentCanvas = document.createElement('canvas');
      trackedPlanes = new Set<never>();
      trackedMeshes = new Set<never>();
      render() {}
      loadEnvironment() {}
      loadDefaultEnvironment() {}
      deleteAll() {}
      computeDepthBuffer() {
        return null;
      }
      computeHitTestResults(ray: ArrayLike<number>) {
        const at = (index: number) => ray[index] ?? 0;
        const fall = -at(9);
        if (fall >= -0.01) return [];
        const far = at(13) / -fall;
        const [x, z] = [at(12) - at(8) * far, at(14) - at(10) * far];
        return [new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 0, z, 1])];
      }
    }
    device.installSEM(LevelGround);
    device.position.set(0, 1.6, 0);
    device.installRuntime({ forceInstall: true });
    shared.device = device;
    // The processor draws here and takes seconds for each picture, so the yard draws only when a test asks for it.
    const inNextFrame = globalThis.requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (draw) =>
      device.activeSession ? waiting.push(draw) : inNextFrame(draw);
    shared.drawNext = () => {
      for (const draw of waiting.splice(0)) inNextFrame(draw);
    };
    shared.drawTwo = async () => {
      for (const _ of ['hears', 'tells'])
        await new Promise((resolve) => {
          device.activeSession?.requestAnimationFrame(resolve);
          shared.drawNext();
        });
    };
    setInterval(() => {
      if (!device.activeSession) shared.drawNext();
    }, 100);
  });
};

/** Looks down by this many degrees, and lets the change be drawn. */
export const lookDown = (page: Page, degrees: number): Promise<void> =>
  page.evaluate((angle) => {
    const half = (-angle * Math.PI) / 360;
    const { device, drawTwo } = globalThis as unknown as YardWindow;
    device.quaternion.set(Math.sin(half), 0, 0, Math.cos(half));
    return device.activeSession && drawTwo();
  }, degrees);

/** Taps on the camera's picture. */
export const tap = async (page: Page): Promise<void> => {
  for (const pressed of [1, 0]) {
    await page.evaluate((value) => {
      const { device, drawTwo } = globalThis as unknown as YardWindow;
      device.controllers.right?.updateButtonValue('trigger', value);
      return drawTwo();
    }, pressed);
  }
};

/** What is drawn over the camera's picture, as a PNG; it is read in the moment of drawing. */
export const seeYard = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas[role="img"]');
        const shared = globalThis as unknown as YardWindow;
        shared.drawn = () => {
          shared.drawn = undefined;
          resolve(canvas?.toDataURL() ?? '');
        };
        shared.drawNext();
      }),
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

interface RefusingWindow {
  navigator: { xr: { requestSession: () => Promise<never> } };
  allow(): void;
}

/**
 * Makes the browser open no session, as if the visitor refused or a program were missing.
 * @returns a function that allows sessions again
 */
export const refuse = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const shared = globalThis as unknown as RefusingWindow;
    const { xr } = shared.navigator;
    const { requestSession } = xr;
    xr.requestSession = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    shared.allow = () => {
      xr.requestSession = requestSession;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as RefusingWindow).allow());
};
