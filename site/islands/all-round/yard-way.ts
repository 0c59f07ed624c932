import { useEffect, useState } from 'react';

/** How this device stands a vehicle in the yard: through WebXR, or by a file that iPhones and iPads open. */
type YardWay = 'camera' | 'quick look';

/** Asks the browser alone; nothing is fetched. @returns null where it cannot. */
const findYardWay = async (): Promise<YardWay | null> => {
  const isSupported = await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false);
  if (isSupported) return 'camera';
  const { relList } = document.createElement('a');
  // Old browsers throw where a list of theirs has no tokens to support.
  try {
    return relList.supports('ar') ? 'quick look' : null;
  } catch {
    return null;
  }
};

/** Null until it is known, and where there is none. */
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
