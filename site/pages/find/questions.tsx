import { type FindReading, findChoices } from '@ev-site/contract/find/answers.ts';
import { roadKmh, slopeDegrees } from '@ev-site/reckoning/situation.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { toFieldId } from './field-id.ts';
import styles from './find.module.css';
import { sayHours } from './say-amounts.ts';
import { sayProblem } from './say-problems.ts';

interface QuestionsProps {
  /** The answers as the visitor typed them. */
  query: AskedQuery;
  problems: FindReading['problems'];
}

/** The four questions, filled with the current answers. The form puts all answers into the address of the result. */
export const Questions = ({ query, problems }: QuestionsProps) => {
  const { words, pathTo } = useLocale();
  const { questions, amounts } = words.find;
  const say = (key: Parameters<typeof sayProblem>[0]) => sayProblem(key, problems, words.find);
  const numberField = (key: 'kg' | 'people' | 'km') => {
    const { label, mark, ...more } = questions[key];
    return (
      <div className={styles.number}>
        <Field
          id={toFieldId(key)}
          label={label}
          mark={mark}
          hint={'hint' in more ? more.hint : undefined}
          error={say(key)}
        >
          {(links) => (
            <input
              {...links}
              name={key}
              defaultValue={query[key] ?? ''}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
          )}
        </Field>
      </div>
    );
  };
  return (
    <form className={styles.form} method="get" action={`${pathTo('Find')}#answer`}>
      <Fieldset legend={questions.carry.legend} error={say('carry')}>
        <Choices
          name="carry"
          id={toFieldId('carry')}
          chosen={query.carry ?? ''}
          choices={[
            { value: 'goods', label: questions.carry.goods, more: numberField('kg') },
            { value: 'people', label: questions.carry.people, more: numberField('people') },
            { value: 'self', label: questions.carry.self },
          ]}
        />
      </Fieldset>
      <Fieldset legend={questions.km.legend}>
        {numberField('km')}
        <div className={styles.number}>
          <Field
            id={toFieldId('noon')}
            label={questions.noon.label}
            mark={questions.noon.mark}
            hint={questions.noon.hint}
            error={say('noon')}
          >
            {(links) => (
              <select {...links} name="noon" defaultValue={problems.noon ? '0' : (query.noon ?? '0')}>
                {findChoices.noon.map((hours) => (
                  <option value={hours} key={hours}>
                    {hours === '0' ? questions.noon.none : sayHours(Number(hours), amounts)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </Fieldset>
      <Fieldset legend={questions.road.legend} error={say('road')}>
        <Choices
          name="road"
          id={toFieldId('road')}
          chosen={query.road ?? ''}
          choices={[
            { value: 'lanes', ...questions.road.lanes },
            {
              value: 'open',
              label: questions.road.open.label,
              hint: questions.road.open.hint({ kmh: roadKmh.open }),
            },
          ]}
        />
      </Fieldset>
      <Fieldset legend={questions.slope.legend} error={say('slope')}>
        <Choices
          name="slope"
          id={toFieldId('slope')}
          chosen={query.slope ?? ''}
          choices={findChoices.slope.map((value) => ({
            value,
            label: questions.slope[value].label,
            hint: questions.slope[value].hint({ degrees: slopeDegrees[value] }),
          }))}
        />
      </Fieldset>
      <p className={styles.send}>
        <Button type="submit" wide>
          {questions.submit}
        </Button>
      </p>
    </form>
  );
};
