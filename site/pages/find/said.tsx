import type { FindAnswers, FindKey } from '@ev-site/contract/find/answers.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { Words } from '../../words/words.ts';
import { toFieldId } from './field-id.ts';
import styles from './find.module.css';
import { sayAmount, sayHours } from './say-amounts.ts';

interface Row {
  key: FindKey;
  label: string;
  value: string;
}

/** The visitor's answers, question by question. */
const listSaid = (answers: FindAnswers, { questions, amounts, said }: Words['find']): Row[] => {
  const { carry, kg, people, km, noon, road, slope } = answers;
  const how = {
    goods: sayAmount('load', kg, amounts),
    people: amounts.passengers({ number: people }),
    self: '',
  }[carry];
  return [
    {
      key: 'carry',
      label: questions.carry.short,
      value: how ? said.what({ label: questions.carry[carry], value: how }) : questions.carry[carry],
    },
    { key: 'km', label: questions.km.short, value: sayAmount('range', km, amounts) },
    {
      key: 'noon',
      label: questions.noon.short,
      value: noon === 0 ? questions.noon.none : sayHours(noon, amounts),
    },
    { key: 'road', label: questions.road.short, value: questions.road[road].label },
    { key: 'slope', label: questions.slope.short, value: questions.slope[slope].label },
  ];
};

/** The visitor's answers for checking, each with a link back to its question. */
export const Said = ({ answers }: { answers: FindAnswers }) => {
  const words = useLocale().words.find;
  return (
    <div className={styles.said}>
      <h3>{words.said.title}</h3>
      <dl className={styles.saidList}>
        {listSaid(answers, words).map(({ key, label, value }) => (
          <div className={styles.saidRow} key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className={styles.change}>
              <a className={styles.changeLink} href={`#${toFieldId(key)}`}>
                <span className="only-heard">{label}: </span>
                {words.said.change}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
