import ColourChoice from '../../islands/colour-choice.island.tsx';
import { EnquireLink } from '../../islands/enquire-link.tsx';
import PhotoCarousel from '../../islands/photo-carousel.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MeterList } from '../../ui/meter.tsx';
import { acrossPhone, Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { toCarouselWords } from '../layout/carousel-words.ts';
import { Trail } from '../trail.tsx';
import { toEnquiry } from './enquiry.ts';
import styles from './hero.module.css';
import type { ProductData } from './load-product.ts';
import { toScreen } from './product-screen.ts';
import { toRoundLink } from './to-all-round.ts';
import { toMeters } from './to-meters.ts';
import { toSteps } from './trail.ts';

const sizes = `(min-width: 70rem) 42rem, (min-width: 48rem) 52vw, ${acrossPhone}`;

const Stage = ({ frame, product, colour }: ProductData) => {
  const { key, name, pictures, variants, colourCustomisation, heroPicture } = product;
  const locale = useLocale();
  const { words } = locale;
  const colours = variants.filter(({ kind }) => kind === 'colour');
  if (colours.length > 0) {
    return (
      <Island
        name="colour-choice"
        of={ColourChoice}
        props={{
          colours: colours.map((variant) => ({
            allRound: toRoundLink(words, variant),
            key: variant.key,
            name: variant.label,
            swatch: variant.swatch,
            pictures: variant.pictures,
            enquiry: toEnquiry(frame.settings, product, locale, variant.inquiryLabel),
            label: words.product.picturesOf({ name, choice: variant.label }),
            carousel: toCarouselWords(words, 'pictures', variant.pictures.length),
          })),
          initial: colour,
          path: toScreen(key, locale).path,
          words: {
            choose: words.product.colour,
            note: colourCustomisation ? words.product.colourNote : '',
          },
          sizes,
        }}
      />
    );
  }
  if (pictures.length > 1) {
    return (
      <Island
        name="photo-carousel"
        of={PhotoCarousel}
        props={{
          words: toCarouselWords(words, 'pictures', pictures.length),
          label: words.product.pictures({ name }),
          pictures,
          sizes,
          eager: true,
          allRound: toRoundLink(words, product),
        }}
      />
    );
  }
  const picture = pictures[0] ?? heroPicture;
  return picture && <Picture picture={picture} sizes={sizes} fit="cutout" eager />;
};

/** The vehicle's name, pictures, three main figures, and the link to an enquiry. */
export const Hero = ({ data }: { data: ProductData }) => {
  const { frame, product } = data;
  const locale = useLocale();
  const { words } = locale;
  // If there are bodies or colours, the enquiry link stands where they are chosen.
  const hasBodies = product.variants.some(({ kind }) => kind === 'body');
  const enquiry = product.variants.length > 0 ? null : toEnquiry(frame.settings, product, locale);
  return (
    <div className={styles.hero}>
      <div className={styles.parts}>
        <div className={styles.trail}>
          <Trail steps={toSteps(product, locale)} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Plate name={product.plateName} /> <span className={styles.line}>{product.line}</span>
          </h1>
          <p className={styles.tagline}>
            <WholeWords>{product.tagline}</WholeWords>
          </p>
        </div>
        <div className={styles.stage}>
          <Stage {...data} />
        </div>
        <div className={styles.more}>
          <p>{product.summary}</p>
          {enquiry && <EnquireLink {...enquiry} />}
          {hasBodies && (
            <ButtonLink wide href="#bodies">
              {words.product.bodies}
            </ButtonLink>
          )}
        </div>
      </div>
      {product.headlineFigures.length > 0 && (
        <div className={styles.road}>
          <div className="frame">
            <MeterList
              lit
              layout="beside"
              figures={toMeters(product.headlineFigures, product, words.product)}
            />
          </div>
        </div>
      )}
    </div>
  );
};
