import { withCampaign } from '@ev-site/contract/forms/origin.ts';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './near-me.module.css';

interface NearMeProps {
  /** The page that answers. Its query gets `at`. */
  action: string;
  /** Id of the field whose choice is also sent. */
  serviceId: string;
  /** Key of the vehicle that the visitor is interested in; it is also sent. */
  vehicle?: string;
  words: { ask: string; note: string; asking: string; denied: string; failed: string };
}

type Stage = 'still' | 'asking' | 'denied' | 'failed';

/** Decimals of the coordinates, about a kilometre: more is not needed to find the nearest dealer. */
const digits = 2;
const longestMs = 15_000;

/** Asks the browser for the visitor's location, only after a press of the button. */
const NearMe = ({ action, serviceId, vehicle, words }: NearMeProps) => {
  const awake = useHydrated();
  const [stage, setStage] = useState<Stage>('still');
  const ask = () => {
    setStage('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const query = new URLSearchParams({
          at: `${coords.latitude.toFixed(digits)},${coords.longitude.toFixed(digits)}`,
        });
        const service = (document.getElementById(serviceId) as HTMLSelectElement | null)?.value;
        if (service) query.set('service', service);
        if (vehicle) query.set('vehicle', vehicle);
        setStage('still');
        location.assign(withCampaign(`${action}?${query}#found`, location.search));
      },
      ({ code }) => setStage(code === 1 ? 'denied' : 'failed'),
      { timeout: longestMs, maximumAge: 10 * 60_000 },
    );
  };
  // Without geolocation in the browser the button is hidden. Its space stays, so that nothing moves.
  const isHidden = !awake || !('geolocation' in navigator);
  return (
    <div className={classNames(styles.ask, isHidden && styles.hidden)}>
      <Button look="outline" onClick={ask}>
        {words.ask}
      </Button>
      <p className={styles.note} role="status">
        {stage === 'still' ? words.note : words[stage]}
      </p>
    </div>
  );
};

export default NearMe;
