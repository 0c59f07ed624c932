import type { Place } from '../../data/states-and-cities.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './become-dealer.module.css';

/**
 * Without script, the visitor chooses the state first; the page then comes back with the cities of that state. The
 * loader removes this step, and shows it if the script of the form below cannot start or breaks. If the loader itself is lost,
 * the step appears after a while.
 */
export const StateStep = ({ states, state }: { states: readonly Place[]; state: Place | null }) => {
  const { words, pathTo } = useLocale();
  const step = words.dealer.state;
  return (
    <div className={styles.standIn} data-stand-in="">
      <form className={styles.step} method="get" action={`${pathTo('BecomeDealer')}#form`}>
        <Field label={step.label} mark={step.mark}>
          {(links) => (
            <select {...links} name="state" defaultValue={state ? String(state.id) : ''} required>
              <option value="">{words.forms.dealer.chooseState}</option>
              {states.map(({ id, name }) => (
                <option value={id} key={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="outline">
          {step.show}
        </Button>
      </form>
    </div>
  );
};
