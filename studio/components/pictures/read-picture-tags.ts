import type { PictureTag } from '@ev-site/content/pictures/picture-tags.ts';
import { useEffect, useState } from 'react';
import { askStudio } from '../ask-studio.ts';

/** How often tags that were not had are asked for again, and after how long (ms). */
const triesMore = 3;
const betweenTriesMs = 3000;

/**
 * The tags there are, the most used first; none until they are read. Without them a picture can be tagged and found all
 * the same.
 */
export const usePictureTags = (): PictureTag[] => {
  const [tags, setTags] = useState<PictureTag[]>([]);
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (triesLeft: number): Promise<void> => {
      const { ok, body } = await askStudio('GET', '/media/tags');
      if (!isShown) return;
      if (ok) setTags(body.tags as PictureTag[]);
      else if (triesLeft > 0) timer = setTimeout(() => read(triesLeft - 1), betweenTriesMs);
    };
    void read(triesMore);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, []);
  return tags;
};
