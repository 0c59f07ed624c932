import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { MessageCode } from '@ev-site/contract/forms/codes.ts';
import { asksHuman } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { hour, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { countHumanCheck } from '../../metrics/leads.ts';
import { countRefusals } from '../../metrics/limits.ts';
import type { Counters } from '../../traffic/counters/counter.ts';
import { toNetwork } from '../../traffic/network.ts';
import { createNetworkLimit, createRateLimit } from '../../traffic/rate-limit.ts';
import type { RowDetails } from '../insert-lead.ts';
import type { LeadForm, LeadOutcome } from '../lead-form.ts';
import type { HumanCheck } from './check-port.ts';
import { spendToken } from './spend-token.ts';

/**
 * While the provider of the human check is unreachable, a network may send a tenth of its usual number of forms, at
 * least one.
 */
const unverifiedDivisor = 10;
/**
 * For kinds without a mandatory check: one part in this many of the limit is accepted unchecked. The rest is reserved
 * for people who pass the check.
 */
const uncheckedDivisor = 2;

interface AskOptions {
  payload: Payload;
  humanCheck: HumanCheck;
  environment: Pick<Environment, 'FORMS_PER_ADDRESS' | 'FORMS_PER_KIND'>;
  counters: Counters;
  /** Prefix that keeps the counts of privacy requests apart from those of leads. */
  of?: 'requests';
  /** Number of forms of one network that are accepted unchecked in an hour; unlimited when absent. */
  uncheckedOfNetwork?: number;
  log: Pick<Log, 'warn'>;
}

/** The part of a form that the check reads; the form is a lead or a privacy request. */
interface AskedForm extends Pick<LeadForm, 'address' | 'canBeChecked'> {
  kind: LeadKind | 'privacy';
}

/** Result of the check for the row of the form, or the reason why the form is not accepted. */
type HumanVerdict = RowDetails['humanCheck'] | LeadOutcome;

const refuse = (code: MessageCode): LeadOutcome => ({ outcome: 'refused', codes: { rCaptcha: [code] } });

/**
 * Tells people from bots. Some kinds of form always need a passed check. The others are accepted without one, until too
 * many of that kind arrive in a minute, or of that network in an hour. From then on, senders whose page can show the
 * check must pass it, too.
 */
export const createAskHuman = ({
  payload,
  humanCheck,
  environment,
  counters,
  of,
  uncheckedOfNetwork,
  log,
}: AskOptions) => {
  const toName = (name: string) => (of ? `${of}-${name}` : name);
  const { FORMS_PER_ADDRESS, FORMS_PER_KIND } = environment;
  const toShare = (all: number, part: number) => Math.max(1, Math.floor(all / part));
  const unverified = countRefusals(
    'forms_unverified',
    createNetworkLimit(
      toShare(FORMS_PER_ADDRESS, unverifiedDivisor),
      counters.open(toName('unverified'), 10 * minute),
    ),
  );
  const unchecked = createRateLimit(
    toShare(FORMS_PER_KIND, uncheckedDivisor),
    counters.open(toName('unchecked'), minute),
  );
  const ofNetwork =
    uncheckedOfNetwork === undefined
      ? null
      : createNetworkLimit(uncheckedOfNetwork, counters.open(toName('unchecked-network'), hour));

  const verify = async (answer: string, leadKey: string, network: string): Promise<HumanVerdict> => {
    const verdict = await humanCheck.verify(answer);
    if (verdict.outcome === 'unreachable') {
      countHumanCheck('unreachable');
      log.warn({}, 'the human check cannot be reached; the lead is kept as unverified');
      return (await unverified.take(network)) ? 'unverified' : { outcome: 'tooMany' };
    }
    const isFirst = verdict.outcome === 'passed' && (await spendToken(payload, verdict, leadKey));
    countHumanCheck(isFirst ? 'passed' : verdict.outcome === 'passed' ? 'spent' : 'failed');
    return isFirst ? 'passed' : refuse('rCaptchaWrong');
  };

  return async (form: AskedForm, answer: string, leadKey: string): Promise<HumanVerdict> => {
    const network = toNetwork(form.address);
    if (form.kind !== 'privacy' && asksHuman(form.kind)) return verify(answer, leadKey, network);
    if ((await ofNetwork?.take(network)) !== false && (await unchecked.take(form.kind))) return 'notAsked';
    if (answer !== '') return verify(answer, leadKey, network);
    return form.canBeChecked ? refuse('rCaptchaFlood') : { outcome: 'tooMany' };
  };
};
