import type { Dealer } from '../../data/dealers.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import styles from './test-ride.module.css';

const dealerId = 'ride-dealer';

interface ChooseFormProps {
  vehicles: readonly { key: string; called: string }[];
  dealers: readonly Dealer[];
  vehicle: string;
  error: string | undefined;
}

/** First the vehicle and the dealer: on which days he is open is known then. */
export const ChooseForm = ({ vehicles, dealers, vehicle, error }: ChooseFormProps) => {
  const { words, pathTo } = useLocale();
  const { first } = words.testRide;
  const { required } = words.forms.controls;
  return (
    <form className={styles.form} method="get" action={`${pathTo('TestRide')}#form`}>
      <Field label={first.vehicle.label} mark={required}>
        {(links) => (
          <select {...links} name="vehicle" defaultValue={vehicle} required>
            <option value="">{first.vehicle.empty}</option>
            {vehicles.map(({ key, called }) => (
              <option value={key} key={key}>
                {called}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={dealerId}
        label={first.dealer.label}
        mark={required}
        error={error}
        after={<MoreLink href={`${pathTo('Dealers')}?service=testRide`}>{first.near}</MoreLink>}
      >
        {(links) => (
          <select {...links} name="dealer" defaultValue="" required>
            <option value="">{first.dealer.empty}</option>
            {[...Map.groupBy(dealers, ({ state }) => state.name)].map(([state, own]) => (
              <optgroup label={state} key={state}>
                {own.map(({ slug, name, town }) => (
                  <option value={slug} key={slug}>
                    {town}: {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <p>
        <Button type="submit" wide>
          {first.submit}
        </Button>
      </p>
    </form>
  );
};
