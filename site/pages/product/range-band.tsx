import {
  type RangeBand as Band,
  toRangeBand,
  toShareLeft,
  toShortenedBand,
} from '@ev-site/reckoning/range.ts';
import type { Assumption } from '../../data/assumptions.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Fold } from '../../ui/fold.tsx';
import { MeterList } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';
import { sayKilometres } from '../say-kilometres.ts';
import styles from './beside.module.css';

const shortening = ['loadShortening', 'ageShortening', 'heatShortening'] as const;

interface RangeBandProps {
  typicalKm: NonNullable<ReckonedVehicle['typicalKm']>;
  certifiedKm: number;
  assumptions: readonly Assumption[];
}

/** The range on one charge: from typical to certified, and what reduces it. It is never one exact number. */
export const RangeBand = ({ typicalKm, certifiedKm, assumptions }: RangeBandProps) => {
  const { words, pathTo } = useLocale();
  const { range } = words.product;
  const band = toRangeBand({ typicalKm, certifiedKm });
  const toMeter = (band: Band) => ({
    value: sayKilometres(band, words.figures),
    unit: 'km',
  });
  const causes = shortening.flatMap((key) => {
    const found = assumptions.find((assumption) => assumption.key === key);
    return found ? { key, found } : [];
  });
  const toRow = (key: keyof typeof range.under, taken: readonly Assumption[], anchor: string) => {
    const percents = taken.map(({ value }) => value);
    return {
      key,
      label: range.under[key],
      condition: range.shorter({
        percent: Math.round((1 - toShareLeft(percents)) * 100),
        estimate: taken.some(({ isEstimate }) => isEstimate) ? 'yes' : '',
      }),
      href: pathTo('Assumptions') + anchor,
      ...toMeter(toShortenedBand(band, percents)),
    };
  };
  return (
    <Section title={range.title} lead={range.lead} ground="sky">
      <div className={styles.part}>
        <MeterList
          size="large"
          figures={[
            { key: 'band', label: range.band, condition: range.typicalToCertified, ...toMeter(band) },
          ]}
        />
        {causes.length > 0 && (
          <Fold title={range.shortens}>
            <MeterList
              layout="rows"
              size="small"
              figures={[
                ...causes.map(({ key, found }) => toRow(key, [found], `#${key}`)),
                toRow(
                  'together',
                  causes.map(({ found }) => found),
                  '',
                ),
              ]}
            />
          </Fold>
        )}
      </div>
    </Section>
  );
};
