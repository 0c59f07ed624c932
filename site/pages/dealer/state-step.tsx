import { pathTo } from '@ev-site/contract/paths.ts';
import type { Place } from '../../data/places.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './dealer.module.css';

/** Without script, the state is chosen first: the page then comes back with its cities. */
export const StateStep = ({ states, state }: { states: readonly Place[]; state: Place | null }) => (
  <noscript>
    <form className={styles.step} method="get" action={`${pathTo('BecomeDealer')}#form`}>
      <Field label="First choose your state" mark="to load its cities">
        {(links) => (
          <select {...links} name="state" defaultValue={state ? String(state.id) : ''} required>
            <option value="">Choose your state</option>
            {states.map(({ id, name }) => (
              <option value={id} key={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="outline">
        Show its cities
      </Button>
    </form>
  </noscript>
);
