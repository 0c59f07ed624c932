import { listRideDays } from '@ev-site/contract/ride-days.ts';
import { type Dealer, mayHave } from '../../data/dealers.ts';
import type { MenuProduct } from '../../data/products-menu.ts';
import type { Settings } from '../../data/settings.ts';
import { sayTime } from '../../islands/dealers/say-open.ts';
import TestRideForm from '../../islands/test-ride-form.island.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { toAddressLine } from '../dealer-links.ts';
import { toFormSurroundings } from '../layout/to-form-surroundings.ts';
import styles from './test-ride.module.css';

interface RideFormProps {
  settings: Settings;
  forms: FormSettings;
  vehicles: readonly Pick<MenuProduct, 'key' | 'called'>[];
  /** The vehicle that the query names; undefined if there is none. */
  vehicle: Pick<MenuProduct, 'key' | 'called'> | undefined;
  dealer: Dealer;
}

/** The form for one dealer, with the half-days of the next two weeks on which the dealer is open, as of this answer. */
export const RideForm = ({ settings, forms, vehicles, vehicle, dealer }: RideFormProps) => {
  const locale = useLocale();
  const { words, tag, language, pathTo } = locale;
  const { first, second, agrees } = words.testRide;
  const dayFormat = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const days = listRideDays(dealer.hours, new Date()).map(({ key, day, half, from, until }) => ({
    value: key,
    label: second.half[half]({
      day: dayFormat.format(new Date(`${day}T00:00:00Z`)),
      from: sayTime(from, tag),
      until: sayTime(until, tag),
    }),
  }));
  const other = <a href={`${pathTo('TestRide')}?vehicle=${vehicle?.key ?? ''}#form`}>{second.change}</a>;
  const isWithout = vehicle !== undefined && !mayHave(dealer, vehicle.key);
  const surroundings = toFormSurroundings('testride', settings, forms, locale);
  return (
    <>
      <p className={styles.at}>
        {second.at({ dealer: dealer.name, address: toAddressLine(dealer) })} {!isWithout && other}
      </p>
      {isWithout && (
        <p className={styles.at}>
          {second.without({ vehicle: vehicle.called })} {other}
        </p>
      )}
      {days.length === 0 ? (
        <p>{second.closed}</p>
      ) : (
        <>
          <p>
            {dealer.vehicles ? agrees : second.calls} {second.licence}
          </p>
          <Island
            name="test-ride-form"
            of={TestRideForm}
            when="touch"
            draft="testride"
            props={{
              surroundings: {
                ...surroundings,
                words: { ...surroundings.words, ...(dealer.vehicles && { next: agrees }) },
              },
              words: {
                chooseVehicle: first.vehicle.empty,
                chooseDay: second.chooseDay,
                noDay: second.noDay,
              },
              vehicles: vehicles
                .filter(({ key }) => mayHave(dealer, key))
                .map(({ key, called }) => ({ value: key, label: called })),
              vehicle: (!isWithout && vehicle?.key) || '',
              dealer: dealer.slug,
              days,
              language,
            }}
          />
        </>
      )}
    </>
  );
};
