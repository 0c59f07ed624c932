import { turntable, turntableViews } from '@ev-site/contract/turntable.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { useReplacementFocus } from '../../ui/use-replacement-focus.ts';
import styles from './all-round.module.css';
import { type SheetSources, useSheet } from './use-sheet.ts';

/** Texts of the view, in complete sentences. */
export interface TurningWords {
  slider: string;
  left: string;
  right: string;
  hint: string;
  broken: string;
  again: string;
}

export interface TurningViewProps {
  turntable: SheetSources & { alt: string };
  /** A picture that the page has already loaded, shown until the views have loaded. */
  picture: PictureSource;
  words: TurningWords;
}

const { columns, rows } = turntable;
const degrees = 360 / turntableViews;
/** A drag across the whole picture makes half a turn. */
const viewsAcross = turntableViews / 2;

const around = (view: number): number => ((view % turntableViews) + turntableViews) % turntableViews;

const draw = (canvas: HTMLCanvasElement, sheet: HTMLImageElement, view: number): void => {
  const width = sheet.naturalWidth / columns;
  const height = sheet.naturalHeight / rows;
  canvas.width = width;
  canvas.height = height;
  const [left, top] = [(view % columns) * width, Math.floor(view / columns) * height];
  canvas.getContext('2d')?.drawImage(sheet, left, top, width, height, 0, 0, width, height);
};

/** A turning vehicle: by dragging, by two buttons, and by a slider for the keyboard. */
export const TurningView = ({ turntable: { alt, ...sources }, picture, words }: TurningViewProps) => {
  const { sheet, broken, tryAgain } = useSheet(sources);
  const [view, setView] = useState(0);
  const first = useReplacementFocus(broken);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; view: number } | null>(null);

  useEffect(() => {
    if (sheet && canvas.current) draw(canvas.current, sheet, view);
  }, [sheet, view]);

  const turn = (by: number) => setView((before) => around(before + by));
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    grip.current = { x: event.clientX, view };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const pull = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    const share = (clientX - grip.current.x) / currentTarget.clientWidth;
    setView(around(grip.current.view - Math.round(share * viewsAcross)));
  };
  const letGo = () => {
    grip.current = null;
  };
  // A slider stops at its ends, but the vehicle must turn on.
  const goOn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };

  if (broken) {
    return (
      <div className={styles.broken} role="alert">
        <p>{words.broken}</p>
        <Button ref={first} onClick={tryAgain}>
          {words.again}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div
        className={styles.stage}
        aria-busy={sheet === null}
        onPointerDown={hold}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        {sheet ? (
          <canvas ref={canvas} className={styles.view} role="img" aria-label={alt} />
        ) : (
          <Picture picture={picture} sizes="60rem" fit="cutout" eager />
        )}
      </div>
      <div className={styles.controls}>
        <IconButton label={words.left} sign="previous" look="outline" onClick={() => turn(-1)} />
        <input
          ref={first}
          className={styles.slider}
          type="range"
          min={0}
          max={turntableViews - 1}
          value={view}
          aria-label={words.slider}
          aria-valuetext={`${view * degrees}°`}
          onChange={({ target }) => setView(target.valueAsNumber)}
          onKeyDown={goOn}
          data-first
        />
        <IconButton label={words.right} sign="next" look="outline" onClick={() => turn(1)} />
      </div>
      <p className={styles.hint}>{words.hint}</p>
    </>
  );
};
