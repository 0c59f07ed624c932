import { type Dealer, listHaving } from '../../data/dealers.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import styles from './test-ride.module.css';

const dealerId = 'ride-dealer';

interface ChooseFormProps {
  vehicles: readonly { key: string; called: string }[];
  dealers: readonly Dealer[];
  /** The vehicle that the query names. Dealers who do not have it are omitted. */
  vehicle: { key: string; called: string } | undefined;
  /** The one that was chosen in a form which was not sent; he is offered whichever the vehicle. */
  dealer: Dealer | undefined;
  error: string | undefined;
}

/** First the vehicle and the dealer: on which days he is open is known then. */
export const ChooseForm = ({ vehicles, dealers, vehicle, dealer, error }: ChooseFormProps) => {
  const { words, pathTo } = useLocale();
  const { first } = words.testRide;
  const { required } = words.forms.controls;
  const { having } = words.dealers;
  const found = listHaving(dealers, vehicle?.key);
  // If no dealer has the vehicle, it is not chosen. Then all dealers are listed, for other vehicles.
  const asked = found.length > 0 ? vehicle : undefined;
  const isOffered = !dealer || found.includes(dealer);
  const isCut = asked !== undefined && isOffered && found.length < dealers.length;
  const near = new URLSearchParams({ service: 'testRide', ...(asked && { vehicle: asked.key }) });
  return (
    <form className={styles.form} method="get" action={`${pathTo('TestRide')}#form`}>
      <Field
        label={first.vehicle.label}
        mark={required}
        hint={vehicle && !asked ? first.nobodyHas({ vehicle: vehicle.called }) : undefined}
      >
        {(links) => (
          <select {...links} name="vehicle" defaultValue={asked?.key ?? ''} required>
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
        hint={isCut ? having.only({ vehicle: asked.called }) : undefined}
        error={error}
        after={
          <>
            <MoreLink href={`${pathTo('Dealers')}?${near}`}>{first.near}</MoreLink>
            {isCut && <MoreLink href={`${pathTo('TestRide')}#form`}>{having.all}</MoreLink>}
          </>
        }
      >
        {(links) => (
          <select {...links} name="dealer" defaultValue={dealer?.slug ?? ''} required>
            <option value="">{first.dealer.empty}</option>
            {[...Map.groupBy(isCut ? found : dealers, ({ state }) => state.name)].map(([state, own]) => (
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
