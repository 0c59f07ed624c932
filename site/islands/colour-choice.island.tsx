import { useEffect, useState } from 'react';
import type { CarouselWords } from '../ui/carousel.tsx';
import { isSpecialClick } from '../ui/is-special-click.ts';
import type { PictureSource } from '../ui/picture.tsx';
import type { RoundLinkProps } from './all-round/round-link.tsx';
import styles from './colour-choice.module.css';
import { EnquireLink, type Enquiry, setPhoneBarEnquiry } from './enquire-link.tsx';
import { keepInAddress } from './keep-in-address.ts';
import PhotoCarousel from './photo-carousel.island.tsx';

interface Colour {
  /** Value of `?colour=`. */
  key: string;
  name: string;
  /** `#rrggbb`. */
  swatch: string;
  /** The enquiry about this colour; null while enquiries are paused and no phone is known. */
  enquiry: Enquiry | null;
  /** Description of its pictures. */
  label: string;
  pictures: PictureSource[];
  /** Texts of the carousel. */
  carousel: CarouselWords;
  allRound: RoundLinkProps | null;
}

interface ColourChoiceProps {
  colours: Colour[];
  /** Index of the colour in the page's query; 0 if there is none. */
  initial: number;
  /** Path of the page. Without script the swatches lead to it. */
  path: string;
  words: { choose: string; note: string };
  sizes: string;
}

/**
 * One carousel for each colour; the chosen one is visible. A swatch is a link to the page in that colour. With script
 * it switches on the page and keeps the choice in the address.
 */
const ColourChoice = ({ colours, initial, path, words, sizes }: ColourChoiceProps) => {
  const [chosen, setChosen] = useState(initial);
  const [heard, setHeard] = useState('');
  const colour = colours[chosen];

  // The bar at the bottom of the screen enquires about the visible colour.
  const enquiry = colour?.enquiry;
  useEffect(() => {
    if (enquiry?.subject) setPhoneBarEnquiry(enquiry.href, enquiry.subject);
  }, [enquiry]);
  if (!colour) return null;

  const hrefOf = (index: number) => (index === 0 ? path : `${path}?colour=${colours[index]?.key}`);

  return (
    <div className={styles.choice}>
      <PhotoCarousel
        key={colour.key}
        words={colour.carousel}
        label={colour.label}
        pictures={colour.pictures}
        sizes={sizes}
        eager
        allRound={colour.allRound}
      />
      <div className={styles.foot}>
        <nav aria-label={words.choose}>
          <ul className={styles.swatches}>
            {colours.map(({ key, name, swatch, label }, index) => (
              <li key={key}>
                <a
                  className={styles.swatch}
                  href={hrefOf(index)}
                  aria-current={index === chosen ? 'true' : undefined}
                  onClick={(event) => {
                    if (isSpecialClick(event)) return;
                    event.preventDefault();
                    setChosen(index);
                    setHeard(label);
                    keepInAddress(hrefOf(index));
                  }}
                >
                  <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
                    <circle cx="12" cy="12" r="11" fill={swatch} stroke="currentColor" />
                  </svg>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="only-heard" role="status">
          {heard}
        </p>
        <p className={styles.note}>{words.note}</p>
        {enquiry && <EnquireLink {...enquiry} />}
      </div>
    </div>
  );
};

export default ColourChoice;
