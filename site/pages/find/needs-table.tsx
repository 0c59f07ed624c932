import type { Tried } from '@ev-site/reckoning/fit.ts';
import { type Need, toPlannedKm } from '@ev-site/reckoning/needs.ts';
import { roadKmh } from '@ev-site/reckoning/situation.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Words } from '../../words/words.ts';
import type { OwnVehicle } from './finding.ts';
import { sayAmount, sayHours } from './say-amounts.ts';

const sayNeeded = ({ name, needed }: Need, { amounts, needs }: Words['find']): string =>
  name === 'speed' && needed === roadKmh.lanes ? needs.anySpeed : sayAmount(name, needed, amounts);

const sayHas = (
  { name, needed, has, isMet }: Need,
  { vehicle, secondChargeHours }: Tried<OwnVehicle>,
  { amounts, needs }: Words['find'],
): string => {
  if (has === null) return needs.notStated;
  const figure = sayAmount(name, has, amounts);
  if (!isMet) {
    return needs.short({ figure, gap: sayAmount(name, Math.ceil(needed - has), amounts) });
  }
  const planned = toPlannedKm(vehicle);
  const { typicalKm } = vehicle;
  if (name !== 'range' || planned === null || typicalKm === null) return figure;
  const oneCharge = sayAmount(name, planned, amounts);
  return secondChargeHours > 0
    ? needs.recharged({ figure: oneCharge, time: sayHours(secondChargeHours, amounts) })
    : needs.planned({ figure: oneCharge, typical: sayAmount(name, typicalKm, amounts) });
};

/** Each need of the day beside the vehicle's own figure. */
export const NeedsTable = ({ tried }: { tried: Tried<OwnVehicle> }) => {
  const words = useLocale().words.find;
  const { needs } = words;
  const { name } = tried.vehicle.sheet;
  return (
    <DataTable
      caption={needs.caption({ name })}
      columns={[{ head: needs.need }, { head: needs.yours }, { head: name }]}
      own={1}
      rows={tried.needs.map((need) => ({
        head: needs[need.name],
        cells: [sayNeeded(need, words), sayHas(need, tried, words)],
      }))}
    />
  );
};
