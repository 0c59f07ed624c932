import { dealerServices, longestPlace } from '@ev-site/contract/dealers.ts';
import NearMe from '../../islands/near-me.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { getTexts } from '../../words/words.ts';
import styles from './dealers.module.css';
import { LeftOut } from './left-out.tsx';
import { readService } from './search.ts';

/** The id of the control to which an error message links. */
export const placeId = 'dealer-place';
const serviceId = 'dealer-service';

interface SearchFormProps {
  query: AskedQuery;
  /** Key of the vehicle that the visitor is interested in. The form sends it again. */
  vehicle: string | undefined;
  /** A text for the case that some dealers do not have the vehicle. */
  having: string | undefined;
  error: string | undefined;
}

/** The search form: PIN or town, service, and the browser's location. It shows the current query. */
export const SearchForm = ({ query, vehicle, having, error }: SearchFormProps) => {
  const { words, pathTo, language } = useLocale();
  const { search, services } = words.dealers;
  const action = pathTo('Dealers');
  return (
    <div className={styles.search}>
      <form className={styles.form} id="form" method="get" action={`${action}#found`}>
        <Field
          id={placeId}
          label={search.place.label}
          mark={search.place.mark}
          hint={search.place.hint}
          error={error}
        >
          {(links) => (
            <input
              {...links}
              name="place"
              defaultValue={query.place ?? ''}
              autoComplete="postal-code"
              maxLength={longestPlace}
              required
            />
          )}
        </Field>
        <Field id={serviceId} label={search.service.label} mark={search.service.mark}>
          {(links) => (
            <select {...links} name="service" defaultValue={readService(query) ?? ''}>
              <option value="">{search.service.any}</option>
              {dealerServices.map((service) => (
                <option value={service} key={service}>
                  {services[service]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {vehicle !== undefined && <input type="hidden" name="vehicle" value={vehicle} />}
        <p className={styles.send}>
          <Button type="submit" wide>
            {search.submit}
          </Button>
        </p>
        {having && <LeftOut text={having} query={query} />}
      </form>
      <Island
        name="near-me"
        of={NearMe}
        props={{
          action,
          serviceId,
          ...(vehicle !== undefined && { vehicle }),
          words: getTexts(language).dealers.search.nearMe,
        }}
      />
    </div>
  );
};
