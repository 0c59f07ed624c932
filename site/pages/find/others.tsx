import { doesFit, type Tried } from '@ev-site/reckoning/fit.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Plate } from '../../ui/plate.tsx';
import { Section } from '../../ui/section.tsx';
import type { Words } from '../../words/words.ts';
import styles from './find.module.css';
import type { Answered, OwnVehicle } from './finding.ts';
import { sayHours, sayShortfall } from './say-amounts.ts';

interface Remark {
  vehicles: OwnVehicle[];
  text: string;
}

const sayWhyNot = (tried: Tried<OwnVehicle>, { answer }: Answered['fit'], words: Words['find']): string => {
  const { others, amounts } = words;
  if (!tried.isBuiltFor) return others.madeFor[tried.vehicle.kind];
  if (!doesFit(tried)) return tried.shortfalls.map((need) => sayShortfall(need, words)).join(' ');
  return tried.secondChargeHours > 0
    ? others.recharged({ time: sayHours(tried.secondChargeHours, amounts) })
    : others.larger({ name: answer?.vehicle.sheet.name ?? '' });
};

/** Remarks about each vehicle. A remark that holds for several is made once. */
const toRemarks = (
  tried: readonly Tried<OwnVehicle>[],
  fit: Answered['fit'],
  words: Words['find'],
): Remark[] =>
  [...Map.groupBy(tried, (one) => sayWhyNot(one, fit, words))].map(([text, ones]) => ({
    text,
    vehicles: ones.map(({ vehicle }) => vehicle),
  }));

const Remarks = ({ remarks }: { remarks: Remark[] }) => (
  <ul className={styles.others}>
    {remarks.map(({ vehicles, text }) => (
      <li className={styles.other} key={text}>
        <span className={styles.plates}>
          {vehicles.map(({ key, sheet }) => (
            <Plate name={sheet.plateName} key={key} />
          ))}
        </span>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** The reasons against each other vehicle. Vehicles that only lack a published figure are listed separately. */
export const Others = ({ fit }: Pick<Answered, 'fit'>) => {
  const words = useLocale().words.find;
  const { others } = words;
  // The answer already mentions the nearest vehicle.
  const rest = fit.others.filter((tried) => tried !== fit.nearest && !fit.ask.includes(tried));
  const ask = fit.ask.filter((tried) => tried !== fit.nearest);
  return (
    <Section title={others.title}>
      <Remarks remarks={toRemarks(rest, fit, words)} />
      {ask.length > 0 && (
        <div className={styles.ask}>
          <h3>{others.askTitle}</h3>
          <p>{others.askText}</p>
          <Remarks remarks={toRemarks(ask, fit, words)} />
        </div>
      )}
    </Section>
  );
};
