import type { PictureTag } from '@ev-site/content/pictures/picture-tags.ts';
import { useEffect, useState } from 'react';
import { askStudio } from './ask-studio.ts';

/** The tags there are, the most used first; none until they are read. */
export const usePictureTags = (): PictureTag[] => {
  const [tags, setTags] = useState<PictureTag[]>([]);
  useEffect(() => {
    let isShown = true;
    void askStudio('GET', '/media/tags').then(({ ok, body }) => {
      if (ok && isShown) setTags(body.tags as PictureTag[]);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return tags;
};
