import { useEffect, useState } from 'react';

/** How this device shows a vehicle in the yard: through WebXR, or by a file that iPhones and iPads open. */
type YardWay = 'camera' | 'quick look';

/** Asks only the browser and loads nothing. @returns null if the device supports neither way. */
const findYardWay = async (): Promise<YardWay | null> => {
  const isSupported = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false);
  if (isSupported) return 'camera';
  const { relList } = document.createElement('a');
  // Old browsers throw an error here, because their `relList` has no list of supported tokens.
  try {
    return relList.supports('ar') ? 'quick look' : null;
  } catch {
    return null;
  }
};

/** Null until the answer is known, and if there is no way. */
export const useYardWay = (): YardWay | null => {
  const [way, setWay] = useState<YardWay | null>(null);
  useEffect(() => {
    let wanted = true;
    findYardWay().then((found) => wanted && setWay(found));
    return () => {
      wanted = false;
    };
  }, []);
  return way;
};
