import { type MouseEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import { isSpecialClick } from './is-special-click.ts';
import { type FullPicture, Lightbox, type LightboxWords } from './lightbox.tsx';
import { acrossPhone, Picture, type PictureSource } from './picture.tsx';
import styles from './picture-wall.module.css';

/** A picture on the wall, with its full-size version. */
export interface WallPicture {
  thumbnail: PictureSource;
  full: FullPicture;
  /** The date in ISO format and in words; omitted if it is not shown. */
  date?: { iso: string; words: string };
}

interface PictureWallProps {
  pictures: readonly WallPicture[];
  /** "squares" have words below them; "masonry" keeps each shape and lays the caption over the picture. */
  look: 'squares' | 'masonry';
  words: LightboxWords;
}

/** Thumbnails that open in a lightbox. Without script each is a link to its picture. */
export const PictureWall = ({ pictures, look, words }: PictureWallProps) => {
  const [index, setIndex] = useState<number | null>(null);
  const open = (event: MouseEvent, wanted: number) => {
    if (isSpecialClick(event)) return;
    event.preventDefault();
    setIndex(wanted);
  };
  return (
    <>
      <ul className={look === 'squares' ? styles.squares : styles.masonry}>
        {pictures.map(({ thumbnail, full, date }, place) => (
          <li key={full.src}>
            <a className={styles.link} href={full.src} onClick={(event) => open(event, place)}>
              <span className={classNames(styles.picture, look === 'squares' && styles.square)}>
                <Picture
                  picture={thumbnail}
                  sizes={
                    look === 'squares'
                      ? '300px'
                      : `(min-width: 60rem) 24rem, (min-width: 36rem) 48vw, ${acrossPhone}`
                  }
                  fit={look === 'squares' ? 'crop' : 'whole'}
                />
              </span>
              {(full.caption || date) && (
                <span className={styles.words}>
                  {full.caption}
                  {date && (
                    <span className={styles.date}>
                      <time dateTime={date.iso}>{date.words}</time>
                    </span>
                  )}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures.map(({ full }) => full)} index={index} onChange={setIndex} words={words} />
    </>
  );
};
