import type { AmountKey } from '@ev-site/contract/savings/amounts.ts';
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { setPhoneBarEnquiry, toEnquireLink } from './enquire-link.tsx';
import { fill } from './fill.ts';
import { addQueryToLanguageLinks, keepInAddress } from './keep-in-address.ts';
import styles from './savings/calculator.module.css';
import { CalculatorForm } from './savings/calculator-form.tsx';
import type { CalculatorProps } from './savings/calculator-props.ts';
import { CostChart } from './savings/cost-chart.tsx';
import { toFieldText } from './savings/money.ts';
import { SlipView } from './savings/slip-view.tsx';
import { toCalculatorInput, toFrom, toSubject } from './savings/to-calculator-input.ts';
import { toSlip } from './savings/to-slip.ts';
import { toShareLink } from './share-link.ts';

/** The values of the form by field name. */
const readForm = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Whether the visitor has changed a field since the page was drawn. */
const isTouched = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );

/** The first field with a problem. */
const findWrong = (form: HTMLFormElement, calculator: CalculatorProps): HTMLInputElement | undefined => {
  const problems = toCalculatorInput(readForm(form), calculator)?.problems ?? {};
  return [...form.querySelectorAll('input')].find(({ name }) => name in problems);
};

/** After this time without a key press, the address is updated and the change is announced (ms). */
const calm = 800;

/**
 * The savings calculator, a form that also works through the server. With script, the answer is updated during typing
 * and then the address. A new vehicle brings its own start values for all fields that the visitor has not changed.
 */
const SavingsCalculator = (calculator: CalculatorProps) => {
  const { words, spreads, publicUrl, enquiry, ride } = calculator;
  const awake = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(calculator.asked);
  const [heard, setHeard] = useState('');
  /** The result of the last step button; empty after any other action. */
  const stepped = useRef('');
  /** The input when the answer took the focus: it was read out then, so it is not announced again. */
  const readByFocus = useRef<typeof asked>(undefined);
  const input = toCalculatorInput(asked, calculator);
  const slip = input ? toSlip(words, spreads, input) : null;
  const verdict = slip?.verdict ?? words.answer.problems;
  const address = input?.address ?? '';
  const shown = input && toFrom(input.vehicle, input.against);
  const filledFor = useRef(shown);

  // Input from before the script loaded counts too.
  useEffect(() => {
    if (form.current && isTouched(form.current)) setAsked(readForm(form.current));
  }, []);

  // A new vehicle or fuel brings its own start values. Values that the visitor typed stay, even after the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice fills the fields again.
  useEffect(() => {
    if (!form.current || !input || filledFor.current === shown) return;
    filledFor.current = shown;
    for (const fuel of form.current.querySelectorAll<HTMLInputElement>('input[name="against"]'))
      fuel.checked = fuel.value === input.against;
    for (const [name, text] of Object.entries(input.texts)) {
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

  // The bar at the bottom of the screen enquires about the same result, and other languages calculate with the same input.
  const subject = input && toSubject(input);
  useEffect(() => {
    if (!subject) return;
    if (enquiry?.opensForm) setPhoneBarEnquiry(enquiry.href, subject);
    if (asked === calculator.asked) return;
    addQueryToLanguageLinks(address);
    // The original title may report a problem in the address.
    if (slip) document.title = calculator.title;
  });

  if (!input || !subject) return null;
  // Renders the key press first, the answer afterwards.
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
    // A screen reader reads the focused text as it is at that moment, so it must be current.
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
  const { name: fuel, word } = words.fuels[input.against];
  const shared = fill(words.shareText, {
    verdict,
    km: toFieldText(input.given.km ?? input.start.km.value),
    fuel: word,
    url: `${publicUrl}${address}#slip`,
  });
  return (
    <div className={styles.calculator} data-awake={awake ? '' : undefined}>
      <CalculatorForm
        calculator={calculator}
        input={input}
        form={form}
        awake={awake}
        onInput={() => read()}
        onStep={step}
        onSubmit={submit}
      />
      <SlipView words={words} input={input} slip={slip}>
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
      {slip && <CostChart words={words} lineOf={slip.lineOf} vehicle={input.ours.name} fuel={fuel} />}
      {ride && (
        <p className={styles.ride}>
          <MoreLink href={`${ride.path}?vehicle=${input.vehicle}`}>{ride.words}</MoreLink>
        </p>
      )}
      <p className="only-heard" role="status">
        {heard}
      </p>
    </div>
  );
};

export default SavingsCalculator;
