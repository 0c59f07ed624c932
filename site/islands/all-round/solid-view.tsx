import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import { useReplacementFocus } from '../../ui/use-replacement-focus.ts';
import { fill } from '../fill.ts';
import styles from './all-round.module.css';
import type { Solid } from './draw-solid.ts';
import { readMetres, toFit } from './fit-in-place.ts';
import { YardView, type YardWords } from './yard-view.tsx';

/** Texts of the 3D view; values replace the parts in braces. */
export interface SolidWords {
  left: string;
  right: string;
  nearer: string;
  farther: string;
  above: string;
  level: string;
  waiting: string;
  missing: string;
  back: string;
  size: string;
  place: string;
  placeLength: string;
  placeWidth: string;
  metres: string;
  notMetres: string;
  fits: string;
  lacks: string;
  yard: YardWords;
}

interface SolidViewProps {
  url: string;
  /** Description of the model. */
  alt: string;
  /** A picture of the vehicle that the page has already loaded. */
  picture: PictureSource;
  words: SolidWords;
  onBack: () => void;
}

const step = 15;
const pace = 1.25;
const toText = (metres: number): string => metres.toFixed(2);

/** Draws the model on a canvas while the component is mounted. */
const useSolid = (url: string) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [solid, setSolid] = useState<Solid | null>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    let drawn: Solid | undefined;
    const begin = async () => {
      const { drawSolid } = await import('./draw-solid.ts');
      if (!canvas.current || leaving.signal.aborted) return;
      drawn = await drawSolid(canvas.current, url, leaving.signal);
      if (leaving.signal.aborted) drawn.end();
      else setSolid(drawn);
    };
    begin().catch(() => {
      if (!leaving.signal.aborted) setMissing(true);
    });
    return () => {
      leaving.abort();
      drawn?.end();
    };
  }, [url]);
  return { canvas, solid, missing };
};

/** Asks for the size of a place, and tells whether the vehicle fits. */
const PlaceForm = ({ solid, words }: { solid: Solid; words: SolidWords }) => {
  const [texts, setTexts] = useState({ length: '', width: '' });
  const length = readMetres(texts.length);
  const width = readMetres(texts.width);
  const place = length !== null && width !== null ? { length, width } : null;
  const fit = place && toFit(solid.size, place);

  useEffect(() => {
    solid.showPlace(length !== null && width !== null ? { length, width } : null);
  }, [solid, length, width]);

  const toField = (name: 'length' | 'width', label: string, value: number | null) => (
    <Field
      half
      label={label}
      mark={words.metres}
      error={texts[name] && value === null ? words.notMetres : undefined}
    >
      {(links) => (
        <input
          {...links}
          inputMode="decimal"
          autoComplete="off"
          value={texts[name]}
          onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.place}>
      <legend>{words.place}</legend>
      <div className={styles.sides}>
        {toField('length', words.placeLength, length)}
        {toField('width', words.placeWidth, width)}
      </div>
      <output>
        {fit &&
          fill(fit.fits ? words.fits : words.lacks, { along: toText(fit.along), across: toText(fit.across) })}
      </output>
    </fieldset>
  );
};

/** A vehicle in 3D, its size, and whether it fits into the visitor's place. */
export const SolidView = ({ url, alt, picture, words, onBack }: SolidViewProps) => {
  const { canvas, solid, missing } = useSolid(url);
  const back = useReplacementFocus(url);
  const size = solid && {
    length: toText(solid.size.length),
    width: toText(solid.size.width),
    height: toText(solid.size.height),
  };
  return (
    <>
      {missing ? (
        <p className={styles.broken} role="alert">
          {words.missing}
        </p>
      ) : (
        <div className={classNames(styles.stage, styles.measured)} aria-busy={solid === null}>
          <canvas ref={canvas} className={styles.solid} role="img" aria-label={alt} />
          {!solid && (
            <p className={styles.waiting} aria-hidden="true">
              {words.waiting}
            </p>
          )}
        </div>
      )}
      <div className={styles.controls}>
        {solid && (
          <>
            <IconButton label={words.left} sign="previous" look="outline" onClick={() => solid.turn(-step)} />
            <IconButton label={words.right} sign="next" look="outline" onClick={() => solid.turn(step)} />
            <IconButton label={words.above} sign="up" look="outline" onClick={() => solid.rise(step)} />
            <IconButton label={words.level} sign="down" look="outline" onClick={() => solid.rise(-step)} />
            <IconButton
              label={words.nearer}
              sign="plus"
              look="outline"
              onClick={() => solid.approach(pace)}
            />
            <IconButton
              label={words.farther}
              sign="minus"
              look="outline"
              onClick={() => solid.approach(1 / pace)}
            />
          </>
        )}
        <Button ref={back} look="outline" onClick={onBack} data-first>
          {words.back}
        </Button>
      </div>
      {/* Present from the start, so that screen readers announce its content. Invisible while the model loads. */}
      <p className={size ? styles.size : 'only-heard'} role="status">
        {size ? fill(words.size, size) : missing ? '' : words.waiting}
      </p>
      {solid && <PlaceForm solid={solid} words={words} />}
      {solid && <YardView solid={solid} picture={picture} words={{ ...words, ...words.yard }} />}
    </>
  );
};
