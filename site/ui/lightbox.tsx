import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './lightbox.module.css';

/** A picture at full size. */
export interface FullPicture {
  src: string;
  /** Several widths; empty if there is only one. */
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
}

/** Texts for a picture at full size. */
export interface LightboxWords {
  label: string;
  close: string;
  broken: string;
  /** "# of ##": the number of the picture, and of all pictures. */
  place: string;
}

interface LightboxProps {
  pictures: readonly FullPicture[];
  /** Index of the shown picture; null while the lightbox is hidden. */
  index: number | null;
  /** Called with another picture, or with null when the visitor closes it. */
  onChange: (index: number | null) => void;
  words: LightboxWords;
}

const brokenPicture = 'M3 4h18v7l-4 3-3-3-4 4-3-3-4 3zM3 20v-2M21 14v6H9M8 8v.01M3 20h2';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface FullSizeProps {
  picture: FullPicture;
  /** Set if the picture could not be loaded. */
  brokenWords: string | undefined;
  onBroken: () => void;
}

const FullSize = ({ picture, brokenWords, onBroken }: FullSizeProps) => {
  const { src, srcSet, width, height, alt, caption } = picture;
  return (
    <figure className={styles.figure}>
      {brokenWords ? (
        <div className={styles.broken}>
          <Drawing path={brokenPicture} />
          <p>{brokenWords}</p>
        </div>
      ) : (
        <img
          className={styles.picture}
          src={src}
          srcSet={srcSet || undefined}
          sizes="100vw"
          width={width}
          height={height}
          alt={alt}
          onError={onBroken}
        />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
};

/**
 * Shows one picture over the page, without toolbar or controls (specification, section 2): a click anywhere and
 * Escape close it, the arrow keys change the picture. A button is visible only for keyboard users.
 */
export const Lightbox = ({ pictures, index, onChange, words }: LightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heardId = useId();
  const [broken, setBroken] = useState(false);
  const picture = index === null ? undefined : pictures[index];
  const shown = picture !== undefined;
  const brokenWords = broken ? words.broken : undefined;
  const place = words.place.replace('##', `${pictures.length}`).replace('#', `${(index ?? 0) + 1}`);

  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);

  const show = (wanted: number | null) => {
    setBroken(false);
    onChange(wanted);
  };

  const go = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step && index !== null) show((index + step + pictures.length) % pictures.length);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={words.label}
      aria-describedby={picture && heardId}
      onClose={() => show(null)}
      onClick={() => show(null)}
      onKeyDown={go}
    >
      {picture && (
        <>
          <FullSize
            picture={picture}
            brokenWords={brokenWords}
            onBroken={() => setBroken(true)}
            key={picture.src}
          />
          <p className="only-heard" role="status" id={heardId}>
            {[place, picture.caption || picture.alt, brokenWords].filter(Boolean).join('. ')}
          </p>
          <button type="button" className={styles.close}>
            {words.close}
          </button>
        </>
      )}
    </dialog>
  );
};
