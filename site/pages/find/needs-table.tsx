import type { Tried } from '@ev-site/reckoning/fit.ts';
import { type Need, toPlannedKm } from '@ev-site/reckoning/needs.ts';
import { roadKmh } from '@ev-site/reckoning/situation.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Words } from '../../words/words.ts';
import styles from './find.module.css';
import type { OwnVehicle } from './finding.ts';
import { sayAmount, sayHours } from './say-amounts.ts';

const sayNeeded = ({ name, needed }: Need, { amounts, needs }: Words['find']): string =>
  name === 'speed' && needed === roadKmh.lanes ? needs.anySpeed : sayAmount(name, needed, amounts);

/** The vehicle's figure, with its condition or the amount by which it falls short. */
const sayHas = (
  { name, needed, has, isMet }: Need,
  { vehicle, secondChargeHours }: Tried<OwnVehicle>,
  { amounts, needs }: Words['find'],
): { figure: string; condition: string } => {
  if (has === null) return { figure: needs.notStated, condition: '' };
  if (!isMet) {
    const gap = sayAmount(name, Math.ceil(needed - has), amounts);
    return { figure: sayAmount(name, has, amounts), condition: needs.short({ gap }) };
  }
  const planned = toPlannedKm(vehicle);
  const { typicalKm } = vehicle;
  if (name !== 'range' || planned === null || typicalKm === null) {
    return { figure: sayAmount(name, has, amounts), condition: '' };
  }
  return {
    figure: sayAmount(name, planned, amounts),
    condition:
      secondChargeHours > 0
        ? needs.recharged({ time: sayHours(secondChargeHours, amounts) })
        : needs.planned({ typical: sayAmount(name, typicalKm, amounts) }),
  };
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
      rows={tried.needs.map((need) => {
        const { figure, condition } = sayHas(need, tried, words);
        return {
          head: needs[need.name],
          cells: [
            <span className="whole" key="needed">
              {sayNeeded(need, words)}
            </span>,
            <span key="has">
              <span className="whole">{figure}</span>{' '}
              {condition && <span className={styles.condition}>{condition}</span>}
            </span>,
          ],
        };
      })}
    />
  );
};
