import { type DayRound, toDayRound, toDayStops } from '@ev-site/reckoning/day.ts';
import { toRangeBand } from '@ev-site/reckoning/range.ts';
import { Children, type ReactNode } from 'react';
import type { ReckonedVehicle } from '../data/reckoned-vehicles.ts';
import type { ClaimRow } from '../data/specification.ts';
import { useLocale } from '../page/locale-context.ts';
import { LastMilestone, MilestoneWords, Traveller } from '../ui/milestones.tsx';
import { Road } from '../ui/road.tsx';
import { sayKilometres } from './say-kilometres.ts';

/** A vehicle's day on one charge. */
export interface VehicleDay extends DayRound {
  name: string;
  /** Whether the far end of the range band is the certified range, not the typical one. */
  isCertified: boolean;
}

/**
 * The day behind a vehicle's claims, from its range band and the kilometres per day of its first claim.
 * @returns null if the vehicle's range is not known.
 */
export const toVehicleDay = (
  vehicle: Pick<ReckonedVehicle, 'name' | 'typicalKm' | 'certifiedKm'> | null | undefined,
  claims: readonly Pick<ClaimRow, 'claim'>[],
): VehicleDay | null => {
  if (!vehicle?.typicalKm) return null;
  const { name, typicalKm, certifiedKm } = vehicle;
  const band = toRangeBand({ typicalKm, certifiedKm: certifiedKm ?? typicalKm.to });
  const inputs = claims.find(({ claim }) => claim)?.claim?.inputs;
  const km = Number(new URLSearchParams(inputs).get('km'));
  const isCertified = certifiedKm !== null && certifiedKm > typicalKm.to;
  return { name, isCertified, ...toDayRound(band, km > 0 ? km : undefined) };
};

const toClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Shows a page as a road through a day on one charge. Each milestone gives the time and the range that is left; the
 * last one says to plug in.
 */
export const DayRoad = ({ day, children }: { day: VehicleDay | null; children: ReactNode }) => {
  const { figures, product } = useLocale().words;
  if (!day) return <Road>{children}</Road>;
  const { atStart, onTheWay, atEnd } = product.day;
  const band = day.isCertified && product.range.typicalToCertified;
  const parts = Children.toArray(children);
  const all = toDayStops(day, parts.length + 1).map(({ atMinutes, drivenKm, left }, index) => {
    const said = {
      time: toClock(atMinutes),
      left: sayKilometres(left, figures),
      name: day.name,
      driven: drivenKm,
    };
    const say = index === 0 ? atStart : index === parts.length ? atEnd : onTheWay;
    return { number: left.fromKm, words: say(said) };
  });
  const stops = all.map(({ number, words }, index) => ({
    number,
    beside: <MilestoneWords below={index === 0 && band}>{words}</MilestoneWords>,
  }));
  const last = all.slice(-1).map(({ number, words }) => (
    <LastMilestone number={number} key={number}>
      {words}
    </LastMilestone>
  ));
  return (
    <Road stops={stops} end={last} traveller={<Traveller />}>
      {parts}
    </Road>
  );
};
