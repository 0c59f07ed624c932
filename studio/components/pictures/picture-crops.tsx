'use client';

import { useDocumentInfo, useUploadEdits } from '@payloadcms/ui';

/** The shapes to which the site crops pictures. Everywhere else it shows pictures whole. */
const shapes = [
  { name: 'Gallery and events', ratio: '1 / 1', width: '9rem' },
  // Nobody chose a focal point in the exact middle; there the site's is lower (site/ui/page-banner.module.css).
  { name: 'Wide, as beside the heading of a page', ratio: '16 / 9', width: '16rem', middle: '50% 70%' },
];

interface Stored {
  url?: string | null;
  focalX?: number | null;
  focalY?: number | null;
  updatedAt?: string;
}

/** Shows which part of a picture stays visible where the site crops it, with the focal point as it is set now. */
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
