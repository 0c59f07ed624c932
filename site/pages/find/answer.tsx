import { toFindQuery } from '@ev-site/contract/find/answers.ts';
import { doesFit, type Tried } from '@ev-site/reckoning/fit.ts';
import { EnquireLink, type Enquiry } from '../../islands/enquire-link.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Section } from '../../ui/section.tsx';
import type { Words } from '../../words/words.ts';
import styles from './find.module.css';
import { type Answered, type OwnVehicle, toAnswers } from './finding.ts';
import { NeedsTable } from './needs-table.tsx';
import { sayHours } from './say-amounts.ts';
import { sayEasing } from './say-changes.ts';

interface AnswerProps extends Answered {
  enquiry: Enquiry | null;
}

const ProductLink = ({ sheet: { key, name } }: Pick<OwnVehicle, 'sheet'>) => {
  const { words, pathToProduct } = useLocale();
  return <MoreLink href={pathToProduct(key)}>{words.find.answer.page({ name })}</MoreLink>;
};

const SavingsLink = ({
  sheet: { key, name, isReckonable },
  km,
}: Pick<OwnVehicle, 'sheet'> & { km: number }) => {
  const { words, pathTo } = useLocale();
  const { answer, amounts } = words.find;
  if (!isReckonable) return null;
  const query = new URLSearchParams({ vehicle: key, km: String(km) });
  return (
    <MoreLink href={`${pathTo('Savings')}?${query}#slip`}>
      {answer.savings({ name, km: amounts.km({ number: km }) })}
    </MoreLink>
  );
};

/** Why this vehicle is the answer if others fit too. `findFit` prefers no second charge to a smaller size. */
const sayWhy = (
  { secondChargeHours }: Tried<OwnVehicle>,
  others: readonly Tried<OwnVehicle>[],
  words: Words['find']['answer'],
): string => {
  const able = others.filter(doesFit);
  if (able.length === 0) return words.only;
  const savesCharge = secondChargeHours === 0 && able.some((other) => other.secondChargeHours > 0);
  return savesCharge ? words.unplugged : words.enough;
};

/** The vehicle that fits, with the reasons. */
export const Answer = ({ answers, fit, changes, enquiry }: AnswerProps) => {
  const { answer: words, amounts } = useLocale().words.find;
  if (!fit.answer) return <NoAnswer fit={fit} changes={changes} enquiry={enquiry} />;
  const { sheet } = fit.answer.vehicle;
  const { name } = sheet;
  const { secondChargeHours } = fit.answer;
  return (
    <Section
      id="answer"
      ground="sky"
      title={<Plate name={sheet.plateName} size="large" />}
      lead={
        secondChargeHours > 0
          ? words.recharged({ name, time: sayHours(secondChargeHours, amounts) })
          : words.fits({ name })
      }
    >
      <div className={styles.answer}>
        {sheet.picture && (
          <div className={styles.picture}>
            <Picture picture={sheet.picture} sizes="(min-width: 48rem) 30rem, 90vw" fit="cutout" eager />
          </div>
        )}
        <div className={styles.reasons}>
          <p>{sayWhy(fit.answer, fit.others, words)}</p>
          <NeedsTable tried={fit.answer} />
          {enquiry && <EnquireLink {...enquiry} />}
          <p className={styles.links}>
            <ProductLink sheet={sheet} />
            <SavingsLink sheet={sheet} km={answers.km} />
          </p>
        </div>
      </div>
    </Section>
  );
};

/** Tells that no vehicle fits, which single change would help, which vehicle comes nearest, and whom to call. */
const NoAnswer = ({ fit, changes: { eased }, enquiry }: Pick<AnswerProps, 'fit' | 'changes' | 'enquiry'>) => {
  const { words: all, pathTo } = useLocale();
  const { answer: words } = all.find;
  const { nearest } = fit;
  return (
    <Section
      id="answer"
      ground="sky"
      title={words.none}
      lead={eased.length > 0 ? words.eased : words.noneText}
    >
      <div className={styles.reasons}>
        {eased.length > 0 && (
          <ul className={styles.changes}>
            {eased.map((change) => (
              <li key={change.name}>
                <MoreLink href={`${pathTo('Find')}?${toFindQuery(toAnswers(change.situation))}#answer`}>
                  {sayEasing(change, fit, all.find)}
                </MoreLink>
              </li>
            ))}
          </ul>
        )}
        {nearest && (
          <>
            <p>{words.nearest({ name: nearest.vehicle.sheet.name })}</p>
            <NeedsTable tried={nearest} />
            <ProductLink sheet={nearest.vehicle.sheet} />
          </>
        )}
        {enquiry && (
          <>
            <p>{words.ask}</p>
            <EnquireLink {...enquiry} />
          </>
        )}
      </div>
    </Section>
  );
};
