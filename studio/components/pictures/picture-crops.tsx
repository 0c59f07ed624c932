'use client';

import { useDocumentInfo, useUploadEdits } from '@payloadcms/ui';

/** The shapes in which the site cuts pictures; elsewhere it shows them whole. */
const shapes = [
  { name: 'Gallery and events', ratio: '1 / 1', width: '9rem' },
  // A focal point in the middle nobody has chosen: there it is a little lower (site/ui/page-banner.module.css).
  { name: 'Wide, as beside the heading of a page', ratio: '16 / 9', width: '16rem', middle: '50% 70%' },
];

interface Stored {
  url?: string | null;
  focalX?: number | null;
  focalY?: number | null;
  updatedAt?: string;
}

/** Shows what of a picture stays in view where the site cuts it, about the focal point as it is set at this moment. */
export const PictureCrops = () => {
  const { savedDocumentData } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  const { url, focalX, focalY, updatedAt = '' }: Stored = savedDocumentData ?? {};
  if (!url) return null;
  const { x, y } = uploadEdits.focalPoint ?? { x: focalX ?? 50, y: focalY ?? 50 };
  return (
    <section className="picture-crops" aria-label="How the site cuts it">
      {shapes.map(({ name, ratio, width, middle }) => (
        <figure key={name}>
          <div
            style={{
              aspectRatio: ratio,
              inlineSize: width,
              backgroundImage: `url("${url}?v=${Date.parse(updatedAt)}")`,
              backgroundPosition: (x === 50 && y === 50 && middle) || `${x}% ${y}%`,
              backgroundSize: 'cover',
            }}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </section>
  );
};
