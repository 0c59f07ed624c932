import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import type { Words } from '../../words/words.ts';
import { sayKilometres } from '../say-kilometres.ts';
import { sayAmount } from './say-amounts.ts';

const sayCarried = (
  { kind, goodsKg, passengers }: ReckonedVehicle,
  { amounts, questions, needs }: Words['find'],
): string => {
  if (kind === 'bicycle') return questions.carry.self;
  if (kind === 'passenger' && passengers !== null) return amounts.seats({ number: passengers });
  return goodsKg === null ? needs.notStated : sayAmount('load', goodsKg, amounts);
};

/** The properties that the questions are about, for every vehicle: readable without answers, and in print. */
export const Glance = ({ vehicles }: { vehicles: readonly ReckonedVehicle[] }) => {
  const { words, pathToProduct } = useLocale();
  const { find, figures } = words;
  const { glance, needs, amounts } = find;
  const say = (name: 'speed' | 'slope', figure: number | null) =>
    figure === null ? needs.notStated : sayAmount(name, figure, amounts);
  const sayRange = ({ typicalKm }: ReckonedVehicle) => {
    if (typicalKm === null) return needs.notStated;
    const { from, to } = typicalKm;
    return amounts.km({ number: sayKilometres({ fromKm: from, toKm: to }, figures) });
  };
  return (
    <Section title={glance.title} lead={glance.lead}>
      <DataTable
        caption={glance.caption}
        headed
        columns={[
          { head: glance.vehicle },
          { head: glance.carries },
          { head: glance.typical },
          { head: needs.speed },
          { head: needs.slope },
        ]}
        rows={vehicles.map((vehicle) => ({
          head: vehicle.plateName,
          href: pathToProduct(vehicle.key),
          cells: [
            sayCarried(vehicle, find),
            sayRange(vehicle),
            say('speed', vehicle.topSpeedKmh),
            say('slope', vehicle.gradeabilityDegrees),
          ],
        }))}
      />
    </Section>
  );
};
