import type { PictureTag } from '@ev-site/content/pictures/picture-tags.ts';
import { useEffect, useState } from 'react';
import { askStudio } from '../ask-studio.ts';

/** How often tags are asked for again if they could not be read, and after how many ms. */
const triesMore = 3;
const betweenTriesMs = 3000;

/**
 * All tags in use, the most used first; empty until they are read. A picture can be tagged and found without them.
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
