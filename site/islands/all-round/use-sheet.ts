import { useCallback, useEffect, useState } from 'react';

/** Addresses of an image with all views: a small one, the sharpest, and one for browsers without AVIF. */
export interface SheetSources {
  small: string;
  large: string;
  fallback: string;
}

const load = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads an image with all views, the small one first. Releases it with the component. */
export const useSheet = ({ small, large, fallback }: SheetSources) => {
  const [sheet, setSheet] = useState<HTMLImageElement | null>(null);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again for each attempt.
  useEffect(() => {
    let wanted = true;
    const show = (image: HTMLImageElement) => {
      if (wanted) setSheet(image);
    };
    const loadAll = async () => {
      const first = await load(small).catch(() => null);
      if (!first) return show(await load(fallback));
      show(first);
      // With data saving on, and after a lost connection, the small image stays.
      if (wanted && !savesData()) await load(large).then(show, () => {});
    };
    loadAll().catch(() => {
      if (wanted) setBroken(true);
    });
    return () => {
      wanted = false;
    };
  }, [small, large, fallback, attempt]);

  const tryAgain = useCallback(() => {
    setBroken(false);
    setAttempt((before) => before + 1);
  }, []);
  return { sheet, broken, tryAgain };
};
