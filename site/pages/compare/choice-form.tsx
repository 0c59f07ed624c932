import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/field.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './choice-form.module.css';
import type { Choice } from './read-choice.ts';
import { suggestBeside, suggestSets } from './suggest.ts';
import { toAddress, toNames } from './to-address.ts';

interface ChoiceFormProps {
  vehicles: readonly ComparedVehicle[];
  choice: Choice<ComparedVehicle>;
}

/** Checkboxes to choose vehicles. Refused vehicles stay ticked, so that the choice is not lost. */
export const ChoiceForm = ({ vehicles, choice }: ChoiceFormProps) => {
  const { words, pathTo } = useLocale();
  const { form } = words.compare;
  const ticked = [...choice.chosen, ...choice.refused];
  return (
    <form className={styles.form} action={`${pathTo('Compare')}#answer`} method="get">
      {/* Without this field, a form with nothing ticked would send an empty query. */}
      <input type="hidden" name="asked" value="1" />
      <fieldset className={styles.vehicles}>
        <legend>{form.vehicles}</legend>
        {vehicles.map((vehicle) => (
          <label className={styles.choice} key={vehicle.key}>
            <Tick name="vehicles" value={vehicle.key} defaultChecked={ticked.includes(vehicle)} />
            <span className={styles.words}>
              <Plate name={vehicle.plateName} /> <span className={styles.line}>{vehicle.line}</span>
            </span>
            {vehicle.smallPicture && (
              <img
                className={styles.picture}
                src={vehicle.smallPicture}
                alt=""
                width="80"
                height="60"
                loading="lazy"
              />
            )}
          </label>
        ))}
      </fieldset>
      {choice.onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <Button type="submit" wide>
        {form.submit}
      </Button>
    </form>
  );
};

/** Links to suggested sets of vehicles, for visitors who do not know where to begin. */
export const Suggestions = ({ vehicles, choice: { chosen } }: ChoiceFormProps) => {
  const locale = useLocale();
  const { form } = locale.words.compare;
  const [first] = chosen;
  const sets = first ? suggestBeside(first, vehicles) : suggestSets(vehicles);
  if (sets.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h3>{first ? form.suggestionsFor(first) : form.suggestions}</h3>
      <ul className={styles.sets}>
        {sets.map((set) => (
          <li key={toNames(locale, set)}>
            <a href={toAddress(locale, set)}>{toNames(locale, set)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
