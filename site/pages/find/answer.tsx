import type { Tried } from '@ev-site/reckoning/fit.ts';
import { doesFit } from '@ev-site/reckoning/fit.ts';
import type { Enquiry } from '../../islands/enquire-link.tsx';
import { EnquireLink } from '../../islands/enquire-link.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './find.module.css';
import type { Answered, OwnVehicle } from './finding.ts';
import { NeedsTable } from './needs-table.tsx';
import { sayHours } from './say-amounts.ts';

interface AnswerProps extends Answered {
  enquiry: Enquiry | null;
}

const MoreAbout = ({ tried, km }: { tried: Tried<OwnVehicle>; km: number }) => {
  const { words, pathTo, pathToProduct } = useLocale();
  const { answer, amounts } = words.find;
  const { key, name, kind } = tried.vehicle.sheet;
  const path = pathToProduct(key);
  return (
    <p className={styles.links}>
      {path && <MoreLink href={path}>{answer.page({ name })}</MoreLink>}
      {kind !== 'bicycle' && (
        <MoreLink href={`${pathTo('Savings')}?${new URLSearchParams({ vehicle: key, km: String(km) })}`}>
          {answer.savings({ name, km: amounts.km({ number: km }) })}
        </MoreLink>
      )}
    </p>
  );
};

/** The vehicle that does it, and why. */
export const Answer = ({ answers, fit, enquiry }: AnswerProps) => {
  const { answer: words, amounts } = useLocale().words.find;
  if (!fit.answer) return <NoAnswer answers={answers} fit={fit} enquiry={enquiry} />;
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
          <p>{fit.others.some(doesFit) ? words.enough : words.only}</p>
          <NeedsTable tried={fit.answer} />
          {enquiry && <EnquireLink {...enquiry} />}
          <MoreAbout tried={fit.answer} km={answers.km} />
        </div>
      </div>
    </Section>
  );
};

/** That there is none, what comes nearest, and whom to call. */
const NoAnswer = ({
  answers,
  fit: { nearest },
  enquiry,
}: Pick<AnswerProps, 'answers' | 'fit' | 'enquiry'>) => {
  const { answer: words } = useLocale().words.find;
  return (
    <Section id="answer" ground="sky" title={words.none} lead={words.noneText}>
      <div className={styles.reasons}>
        {nearest && (
          <>
            <p>{words.nearest({ name: nearest.vehicle.sheet.name })}</p>
            <NeedsTable tried={nearest} />
            <MoreAbout tried={nearest} km={answers.km} />
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
