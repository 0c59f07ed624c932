import { type RangeBand as Band, toRangeBand, toShortenedBand } from '@ev-site/reckoning/range.ts';
import type { Assumption } from '../../data/assumptions.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import { useLocale } from '../../page/locale-context.ts';
import { MeterList } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './beside.module.css';

const shortening = ['loadShortening', 'ageShortening', 'heatShortening'] as const;

interface RangeBandProps {
  typicalKm: NonNullable<ReckonedVehicle['typicalKm']>;
  certifiedKm: number;
  assumptions: readonly Assumption[];
}

/** How far it goes on one charge: from typical to certified, and what shortens it. Never one exact number. */
export const RangeBand = ({ typicalKm, certifiedKm, assumptions }: RangeBandProps) => {
  const { words, pathTo } = useLocale();
  const { product, figures } = words;
  const band = toRangeBand({ typicalKm, certifiedKm });
  const toFigure = ({ fromKm, toKm }: Band) => ({
    value: figures.range({ from: fromKm, to: toKm }),
    unit: 'km',
  });
  const causes = shortening.flatMap((wanted) => assumptions.find(({ key }) => key === wanted) ?? []);
  return (
    <Section title={product.range.title} lead={product.range.lead} ground="sky">
      <div className={styles.part}>
        <MeterList
          size="large"
          figures={[
            {
              key: 'band',
              label: product.range.band,
              condition: product.range.typicalToCertified,
              ...toFigure(band),
            },
          ]}
        />
        <MeterList
          layout="rows"
          size="small"
          figures={causes.map(({ key, name, value, isEstimate }) => ({
            key,
            label: name,
            condition: product.range.shorter({ percent: value, estimate: isEstimate ? 'yes' : '' }),
            href: `${pathTo('Assumptions')}#${key}`,
            ...toFigure(toShortenedBand(band, [value])),
          }))}
        />
      </div>
    </Section>
  );
};
