import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toExamplePicture } from '../../ui/example-picture.ts';
import { getTexts } from '../../words/words.ts';
import type { Solid } from './draw-solid.ts';
import { YardView } from './yard-view.tsx';

/** The pending work of the device. */
let device = Promise.withResolvers<unknown>();
/** The pending placing of the vehicle in the yard. */
let placing = Promise.withResolvers<unknown>();

vi.mock('./in-yard.ts', () => ({ standInYard: () => placing.promise }));
vi.mock('./make-usdz.ts', () => ({ makeUsdz: () => device.promise }));

const { left, right, solid } = getTexts('en').product.allRound;
const words = { ...solid, ...solid.yard, left, right };

let close = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  device = Promise.withResolvers();
  placing = Promise.withResolvers();
});
afterEach(() => {
  close();
  Reflect.deleteProperty(navigator, 'xr');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async () => {
  const root = createRoot(document.body);
  close = () => {
    act(() => root.unmount());
    close = () => {};
  };
  const drawn = { stage: {} } as Solid;
  await act(async () =>
    root.render(<YardView solid={drawn} picture={toExamplePicture('Major')} words={words} />),
  );
  return () => act(async () => document.querySelector('button')?.click());
};

/** Reports support for Quick Look, as Safari does. */
const offerQuickLook = () => {
  const relList = Object.assign(document.createElement('a').relList, { supports: () => true });
  vi.spyOn(HTMLAnchorElement.prototype, 'relList', 'get').mockReturnValue(relList);
};

const makeSession = () => {
  const session = Object.assign(new EventTarget(), {
    end: async () => session.dispatchEvent(new Event('end')),
  });
  return session;
};

const offerCamera = (requestSession: () => Promise<unknown>) =>
  Object.assign(navigator, { xr: { isSessionSupported: async () => true, requestSession } });

test.each([
  ['shows no message to a visitor who has left', true],
  ['shows a message to a visitor who waits for it', false],
])('a camera view that fails %s', async (_, hasLeft) => {
  const session = makeSession();
  offerCamera(async () => session);
  const tap = await open();
  await tap();
  const leave = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.leave,
  );
  if (hasLeft) await act(async () => leave?.click());
  await act(async () => placing.reject(new DOMException('It has ended.', 'InvalidStateError')));
  expect(document.body.textContent).not.toContain(words.leave);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(hasLeft ? 0 : 1);
});

test('a second tap while the camera view opens is ignored, and shows no error', async () => {
  const session = makeSession();
  // Browsers open only one session at a time.
  const requestSession = vi
    .fn(() => Promise.reject(new DOMException('One is pending.', 'InvalidStateError')))
    .mockReturnValueOnce(device.promise as Promise<never>);
  offerCamera(requestSession);
  const tap = await open();
  await tap();
  await tap();
  await act(async () => device.resolve(session));
  expect(document.body.textContent).toContain(words.leave);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(requestSession).toHaveBeenCalledTimes(1);
  // After the session has ended, another one can be requested, and be refused.
  await act(session.end);
  await tap();
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(words.refused);
  await tap();
  expect(requestSession).toHaveBeenCalledTimes(3);
});

test('a file that is ready after the dialog was closed creates no object URL', async () => {
  offerQuickLook();
  const createObjectURL = vi.spyOn(URL, 'createObjectURL');
  const tap = await open();
  await tap();
  close();
  await act(async () => device.resolve(new Blob()));
  expect(createObjectURL).not.toHaveBeenCalled();
});

test('the object URL of a file is revoked when the dialog closes', async () => {
  offerQuickLook();
  const revokeObjectURL = vi.spyOn(URL, 'revokeObjectURL');
  const tap = await open();
  await tap();
  await act(async () => device.resolve(new Blob()));
  const address = document.querySelector('a')?.href.replace(/#.*/, '');
  expect(address).toMatch(/^blob:/);
  close();
  expect(revokeObjectURL).toHaveBeenCalledWith(address);
});

test('a file that cannot be made shows an error, and can be requested again', async () => {
  offerQuickLook();
  const tap = await open();
  await tap();
  await act(async () => device.reject(new Error('The line is cut.')));
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(words.notMade);
  device = Promise.withResolvers();
  await tap();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await act(async () => device.resolve(new Blob()));
  expect(document.querySelector('a')?.rel).toBe('ar');
});
