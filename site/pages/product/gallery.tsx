import type { Product } from '../../data/products.ts';
import GallerySlider from '../../islands/gallery-slider.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import { toCarouselWords } from '../layout/carousel-words.ts';

/** Pictures at work. */
export const Gallery = ({ name, kind, gallery }: Pick<Product, 'name' | 'kind' | 'gallery'>) => {
  const { words } = useLocale();
  return (
    <Section kicker={words.product.gallery({ name })} title={words.product.parts({ name })}>
      <Island
        name="gallery-slider"
        of={GallerySlider}
        props={{
          label: words.product.galleryLabel({ name }),
          pictures: gallery,
          words: toCarouselWords(words, 'pictures', gallery.length),
          // Specification, section 9.
          gap: kind === 'passenger' ? 30 : 40,
        }}
      />
    </Section>
  );
};
