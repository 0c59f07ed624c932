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

/** What is said of each; what is said of several is said once. */
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

/** Why each other vehicle is not the answer; those that only a missing figure speaks against stand apart. */
export const Others = ({ fit }: Pick<Answered, 'fit'>) => {
  const words = useLocale().words.find;
  const { others } = words;
  // What comes nearest is spoken of in the answer.
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
