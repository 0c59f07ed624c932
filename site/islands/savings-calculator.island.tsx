import type { AmountKey } from '@ev-site/contract/savings/amounts.ts';
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { useAwake } from '../ui/use-awake.ts';
import { askInBar, toEnquireLink } from './enquire-link.tsx';
import { fill } from './fill.ts';
import { askInLanguages, keepInAddress } from './keep-in-address.ts';
import styles from './savings/calculator.module.css';
import type { CalculatorProps } from './savings/calculator-props.ts';
import { CostChart } from './savings/cost-chart.tsx';
import { toFieldText } from './savings/money.ts';
import { QuestionForm } from './savings/question-form.tsx';
import { SlipView } from './savings/slip-view.tsx';
import { toFrom, toQuestion, toSubject } from './savings/to-question.ts';
import { toSlip } from './savings/to-slip.ts';
import { toShareLink } from './share-link.ts';

/** What stands in the form, by the names of its fields. */
const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Whether somebody has typed or chosen since the page was drawn. */
const isTouched = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );

/** The first field with whose number something is wrong. */
const findWrong = (form: HTMLFormElement, calculator: CalculatorProps): HTMLInputElement | undefined => {
  const problems = toQuestion(readForm(form), calculator)?.problems ?? {};
  return [...form.querySelectorAll('input')].find(({ name }) => name in problems);
};

/** After so long without a key the address follows, and what changed is read out. */
const calm = 800;

/**
 * What a vehicle saves: a form that the server answers as well. With script the answer follows the typing, the address
 * follows the answer, and a new vehicle brings its own start values for all that was left alone.
 */
const SavingsCalculator = (calculator: CalculatorProps) => {
  const { words, spreads, publicUrl, enquiry, ride } = calculator;
  const awake = useAwake();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(calculator.asked);
  const [heard, setHeard] = useState('');
  /** What the last step has made of a number; nothing once something else was done. */
  const stepped = useRef('');
  /** What was asked when the answer took the focus: it is read out by that, and not once more. */
  const readByFocus = useRef<typeof asked>(undefined);
  const question = toQuestion(asked, calculator);
  const slip = question ? toSlip(words, spreads, question) : null;
  const verdict = slip?.verdict ?? words.answer.problems;
  const address = question?.address ?? '';
  const shown = question && toFrom(question.vehicle, question.against);
  const filledFor = useRef(shown);

  // What was typed before the script came is asked too.
  useEffect(() => {
    if (form.current && isTouched(form.current)) setAsked(readForm(form.current));
  }, []);

  // A new vehicle or fuel brings its own start values; what the visitor wrote stays, also since the choice was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are filled anew for a new choice only.
  useEffect(() => {
    if (!form.current || !question || filledFor.current === shown) return;
    filledFor.current = shown;
    for (const fuel of form.current.querySelectorAll<HTMLInputElement>('input[name="against"]'))
      fuel.checked = fuel.value === question.against;
    for (const [name, text] of Object.entries(question.texts)) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === asked[name]) field.value = text;
    }
  }, [shown]);

  useEffect(() => {
    if (asked === calculator.asked) return;
    const timer = setTimeout(() => {
      keepInAddress(address);
      setHeard(readByFocus.current === asked ? '' : stepped.current + verdict);
    }, calm);
    return () => clearTimeout(timer);
  }, [asked, calculator.asked, address, verdict]);

  // The bar at the foot of the screen asks about the same slip, and another language the same question.
  const subject = question && toSubject(question);
  useEffect(() => {
    if (!subject) return;
    if (enquiry?.opensForm) askInBar(enquiry.href, subject);
    if (asked === calculator.asked) return;
    askInLanguages(address);
    // That of the page that came says what was wrong in its address.
    if (slip) document.title = calculator.title;
  });

  if (!question || !subject) return null;
  // The key is painted first, the answer follows.
  const read = (step = '') => {
    if (!form.current) return;
    stepped.current = step;
    const written = readForm(form.current);
    startTransition(() => setAsked(written));
  };
  const step = (name: AmountKey, text: string, label: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = text;
    read(`${label}: ${text}. `);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = readForm(event.currentTarget);
    const wrong = findWrong(event.currentTarget, calculator);
    stepped.current = '';
    // What takes the focus is read as it stands then.
    flushSync(() => setAsked(written));
    if (!wrong) {
      readByFocus.current = written;
      const answer = document.querySelector('#slip');
      answer?.scrollIntoView();
      answer?.querySelector('h2')?.focus({ preventScroll: true });
      return;
    }
    const fold = wrong.closest('details');
    if (fold) fold.open = true;
    wrong.focus();
  };
  const { name: fuel, word } = words.fuels[question.against];
  const shared = fill(words.shareText, {
    verdict,
    km: toFieldText(question.given.km ?? question.start.km.value),
    fuel: word,
    url: `${publicUrl}${address}#slip`,
  });
  return (
    <div className={styles.calculator} data-awake={awake ? '' : undefined}>
      <QuestionForm
        calculator={calculator}
        question={question}
        form={form}
        awake={awake}
        onInput={() => read()}
        onStep={step}
        onSubmit={submit}
      />
      <SlipView words={words} question={question} slip={slip}>
        <div className={styles.actions}>
          {enquiry && (
            <ButtonLink {...(enquiry.opensForm ? toEnquireLink({ ...enquiry, subject }) : enquiry)}>
              {enquiry.words}
            </ButtonLink>
          )}
          <ButtonLink look="outline" href={toShareLink(shared)} rel="noopener">
            {words.share}
          </ButtonLink>
          <ButtonLink
            look="outline"
            href={address.replace(calculator.path, calculator.paperPath)}
            type="application/pdf"
          >
            {words.pdf}
          </ButtonLink>
          <span className={styles.withScript}>
            <Button look="outline" onClick={() => print()}>
              {words.print}
            </Button>
          </span>
        </div>
      </SlipView>
      {slip && <CostChart words={words} lineOf={slip.lineOf} vehicle={question.ours.name} fuel={fuel} />}
      {ride && (
        <p className={styles.ride}>
          <MoreLink href={`${ride.path}?vehicle=${question.vehicle}`}>{ride.words}</MoreLink>
        </p>
      )}
      <p className="only-heard" role="status">
        {heard}
      </p>
    </div>
  );
};

export default SavingsCalculator;
