import { useCallback, useEffect, useState } from 'react';

/** Addresses of a sheet of views: one that comes soon, the sharpest, and one for browsers without AVIF. */
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

/** Loads a sheet of views, the small one first, and lets go of it with what shows it. */
export const useSheet = ({ small, large, fallback }: SheetSources) => {
  const [sheet, setSheet] = useState<HTMLImageElement | null>(null);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run.
  useEffect(() => {
    let wanted = true;
    const show = (image: HTMLImageElement) => {
      if (wanted) setSheet(image);
    };
    const loadAll = async () => {
      const first = await load(small).catch(() => null);
      if (!first) return show(await load(fallback));
      show(first);
      // Whoever pays for each megabyte turns the small one; so does he whose line broke meanwhile.
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
