import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { fill } from '../fill.ts';
import styles from './all-round.module.css';
import type { Solid } from './draw-solid.ts';
import type { Yard, YardState } from './in-yard.ts';
import { useYardWay } from './yard-way.ts';

/** Texts about the visitor's own yard. */
export interface YardWords {
  stand: string;
  standHint: string;
  searching: string;
  found: string;
  pull: string;
  lift: string;
  leave: string;
  refused: string;
  notMade: string;
}

interface YardViewProps {
  solid: Solid;
  /** Picture of the vehicle in the link that an iPhone opens. */
  picture: PictureSource;
  words: YardWords & { left: string; right: string; size: string; waiting: string };
}

const step = 15;
/** Degrees for a drag across the whole picture: half a turn. */
const turnAcross = 180;

/** The layer above the camera picture: instructions, the size, and a button to leave. */
const Overlay = ({
  state,
  yard,
  words,
  onLeave,
}: {
  state: YardState | { at: 'opening' };
  yard: RefObject<Yard | null>;
  words: YardViewProps['words'];
  onLeave: () => void;
}) => {
  const grip = useRef<number | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A press on a button must not count as a tap on the ground. React does not know this event.
    const keep = (event: Event) => event.preventDefault();
    const buttons = bar.current;
    buttons?.addEventListener('beforexrselect', keep);
    return () => buttons?.removeEventListener('beforexrselect', keep);
  }, []);
  const pull = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (grip.current === null) return;
    yard.current?.turn(((clientX - grip.current) / currentTarget.clientWidth) * turnAcross);
    grip.current = clientX;
  };
  const letGo = () => {
    grip.current = null;
  };
  const { at } = state;
  const said = {
    opening: words.waiting,
    searching: words.searching,
    found: words.found,
    standing: words.pull,
  };
  return (
    <>
      <div
        className={styles.reach}
        onPointerDown={({ clientX }) => {
          grip.current = clientX;
        }}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onPointerLeave={letGo}
      >
        <p className={styles.told} role="status">
          {said[at]}
          {at === 'standing' && (
            <strong>
              {fill(words.size, {
                length: state.size.length.toFixed(2),
                width: state.size.width.toFixed(2),
                height: state.size.height.toFixed(2),
              })}
            </strong>
          )}
        </p>
      </div>
      <div className={styles.bar} ref={bar}>
        {at === 'standing' && (
          <>
            <IconButton
              label={words.left}
              sign="previous"
              look="outline"
              onClick={() => yard.current?.turn(-step)}
            />
            <IconButton
              label={words.right}
              sign="next"
              look="outline"
              onClick={() => yard.current?.turn(step)}
            />
            <Button look="outline" onClick={() => yard.current?.lift()}>
              {words.lift}
            </Button>
          </>
        )}
        <Button look="ink" onClick={onLeave} data-first>
          {words.leave}
        </Button>
      </div>
    </>
  );
};

/** Whether the dialog was closed while something was loading. */
const useLeaving = (): RefObject<boolean> => {
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
    return () => {
      leaving.current = true;
    };
  }, []);
  return leaving;
};

/** Shows the vehicle in the yard through the browser's own camera view. */
const CameraYard = ({ solid, words }: Omit<YardViewProps, 'picture'>) => {
  const [state, setState] = useState<YardState | { at: 'opening' } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const session = useRef<XRSession | null>(null);
  const yard = useRef<Yard | null>(null);
  const isAsking = useRef(false);
  const leaving = useLeaving();

  const leave = () => session.current?.end().catch(() => {});
  useEffect(
    () => () => {
      session.current?.end().catch(() => {});
    },
    [],
  );
  const isOpen = state !== null;
  useEffect(() => {
    if (!isOpen) return;
    const back = opener.current;
    overlay.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => back?.focus();
  }, [isOpen]);

  const begin = async (): Promise<void> => {
    const root = overlay.current;
    if (!navigator.xr || !root || session.current || isAsking.current) return;
    isAsking.current = true;
    setRefused(false);
    // Requested at once: after a wait, the browser no longer accepts the tap as the visitor's consent.
    const asked = navigator.xr.requestSession('immersive-ar', {
      requiredFeatures: ['hit-test'],
      optionalFeatures: ['dom-overlay'],
      domOverlay: { root },
    });
    const program = import('./in-yard.ts');
    program.catch(() => {});
    const own = await asked.finally(() => {
      isAsking.current = false;
    });
    if (leaving.current) return own.end();
    session.current = own;
    setState({ at: 'opening' });
    own.addEventListener('end', () => {
      session.current = null;
      yard.current = null;
      setState(null);
    });
    try {
      const { standInYard } = await program;
      if (session.current === own) yard.current = await standInYard(own, solid.stage, setState);
    } catch (error) {
      // The session of a visitor who has left refuses all that it was still asked for.
      if (session.current !== own) return;
      await own.end();
      throw error;
    }
  };
  return (
    <>
      <Button ref={opener} onClick={() => begin().catch(() => setRefused(true))}>
        {words.stand}
      </Button>
      {isRefused && (
        <p className={styles.size} role="alert">
          {words.refused}
        </p>
      )}
      <div ref={overlay} className={styles.yard}>
        {state && <Overlay state={state} yard={yard} words={words} onLeave={leave} />}
      </div>
    </>
  );
};

/** Shows the vehicle in the yard through Quick Look, with a file that is made here. */
const QuickLookYard = ({ solid, picture, words }: YardViewProps) => {
  const [made, setMade] = useState<string | 'making' | 'not made' | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const leaving = useLeaving();
  const address = made?.startsWith('blob:') ? made : null;

  useEffect(() => {
    if (!address) return;
    link.current?.focus();
    // If the browser requires another tap, the visitor can tap the link.
    link.current?.click();
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const make = async (): Promise<void> => {
    setMade('making');
    const { makeUsdz } = await import('./make-usdz.ts');
    const file = await makeUsdz(solid.stage.vehicle);
    if (!leaving.current) setMade(URL.createObjectURL(file));
  };
  if (address) {
    return (
      // Safari opens Quick Look if a picture is the link's first child. The part after # keeps the vehicle's real size.
      <a
        ref={link}
        className={styles.open}
        rel="ar"
        href={`${address}#allowsContentScaling=0`}
        download="vehicle.usdz"
      >
        <Picture picture={picture} sizes="5rem" fit="cutout" decorative />
        {words.stand}
      </a>
    );
  }
  return (
    <>
      <Button
        look={made === 'making' ? 'busy' : 'green'}
        aria-disabled={made === 'making'}
        onClick={() => made !== 'making' && make().catch(() => setMade('not made'))}
      >
        {made === 'making' ? words.waiting : words.stand}
      </Button>
      {made === 'not made' && (
        <p className={styles.size} role="alert">
          {words.notMade}
        </p>
      )}
    </>
  );
};

/** Shows a vehicle in the visitor's own yard, in its real size, if the device supports it. */
export const YardView = ({ solid, picture, words }: YardViewProps) => {
  const way = useYardWay();
  if (!way) return null;
  return (
    <div className={styles.own}>
      {way === 'camera' ? (
        <CameraYard solid={solid} words={words} />
      ) : (
        <QuickLookYard solid={solid} picture={picture} words={words} />
      )}
      <p>{words.standHint}</p>
    </div>
  );
};
