import type { Language } from '@ev-site/contract/paths.ts';
import { type AmountKey, amountKeys, toBoundTexts } from '@ev-site/contract/savings/amounts.ts';
import type { SavingsResult, savingsAnswer } from '@ev-site/contract/savings/call-schemas.ts';
import {
  readSavingsQuery,
  type SavingsKey,
  type SavingsQuery,
  savingsKeys,
} from '@ev-site/contract/savings/read-query.ts';
import { type WorkedOut, workOut } from '@ev-site/reckoning/work-out.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { openValueCache } from '../../data/caching/value-cache.ts';
import type { ReckoningBasis } from '../../data/reckoning-basis.ts';
import { toAskedLanguage } from '../../http/asked-language.ts';
import { pickOwnQuery } from '../../page/pick-own-query.ts';
import { getWords } from '../../words/words.ts';
import type { CallHandler } from '../call-handler.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';

type Answer = z.output<typeof savingsAnswer>;

const roundTo = (places: number, number: number): number => Math.round(number * 10 ** places) / 10 ** places;

const toResult = ({ expected: { own, rival, breakEven, ...both } }: WorkedOut): SavingsResult => ({
  instalment: roundTo(2, own.instalmentRs),
  rivalInstalment: roundTo(2, rival.instalmentRs),
  interest: roundTo(2, own.interestRs),
  rivalInterest: roundTo(2, rival.interestRs),
  energyPerKm: roundTo(4, own.energyRsPerKm),
  fuelPerKm: roundTo(4, rival.fuelRsPerKm),
  runningPerKm: roundTo(4, own.runningRsPerKm),
  rivalRunningPerKm: roundTo(4, rival.runningRsPerKm),
  runningSavingPerYear: roundTo(2, both.runningSavingRsPerYear),
  total: roundTo(2, own.totalRs),
  rivalTotal: roundTo(2, rival.totalRs),
  saving: roundTo(2, both.savingRs),
  totalPerKm: roundTo(4, own.totalRsPerKm),
  rivalTotalPerKm: roundTo(4, rival.totalRsPerKm),
  breakEven: breakEven.kind,
  breakEvenKmPerDay: breakEven.kmPerDay === null ? null : roundTo(2, breakEven.kmPerDay),
});

/** The assumptions used for amounts that were not given. */
const toUsedAssumptions = (
  { assumptions }: ReckoningBasis,
  { start }: WorkedOut,
  given: SavingsQuery['given'],
): Answer['data']['assumptions'] => {
  const keys = new Set(
    amountKeys.filter((key) => given[key] === undefined).flatMap((key) => start[key].from),
  );
  return [...keys].flatMap((key) => {
    const found = assumptions.get(key);
    if (!found) return [];
    const { value, unit, isEstimate, source, asOf: date } = found;
    return { key, value, unit, source: isEstimate ? 'estimate' : source.publisher || source.title, date };
  });
};

const toMessages = ({ problems }: SavingsQuery, language: Language): Record<string, string[]> => {
  const texts = getWords(language).savings.problems;
  const say = (key: SavingsKey, problem: NonNullable<SavingsQuery['problems'][SavingsKey]>): string => {
    if (problem === 'unknown') return texts.unknown;
    const { least, most, example } = toBoundTexts(key as AmountKey);
    if (problem === 'tooSmall') return texts.tooSmall({ least });
    return problem === 'tooLarge' ? texts.tooLarge({ most }) : texts.notANumber({ example });
  };
  return Object.fromEntries(
    Object.entries(problems).map(([key, problem]) => [key, [say(key as SavingsKey, problem)]]),
  );
};

/**
 * GET /api/get-savings. Results are calculated each time and never cached, so that strangers' numbers cannot fill the
 * memory; the data for them are read once for each state of the content.
 */
export const createSavingsHandler = ({ data, generation, takeFromQuota }: ApiContext): CallHandler => {
  const keep = openValueCache(generation);
  const answer = async (request: FastifyRequest, language: Language): Promise<Answer> => {
    const { problems } = getWords(language).forms;
    if (!(await takeFromQuota(request.ip)))
      throw new ApiFailure(429, getWords(language).plainPages.statuses[429].text, { 'Retry-After': '60' });
    const basis = await keep(language, () => data.inLanguage(language).getReckoningBasis());
    if (!basis) throw new ApiFailure(503, problems.unavailable);
    const query = readSavingsQuery(
      pickOwnQuery(request.query as Record<string, unknown>, savingsKeys),
      basis.vehicles,
    );
    if (Object.keys(query.problems).length > 0) throw new ApiFailure(422, toMessages(query, language));
    const vehicle = basis.vehicles.find(({ key }) => key === query.vehicle);
    if (!vehicle) throw new ApiFailure(503, problems.unavailable);
    const { against, given } = query;
    const worked = workOut(basis.spreads, { vehicle, against, given });
    return {
      data: {
        query: { vehicle: vehicle.key, against, ...worked.used },
        result: toResult(worked),
        assumptions: toUsedAssumptions(basis, worked, given),
      },
    };
  };
  return {
    async handler(request, reply) {
      return reply
        .header('Cache-Control', 'no-store')
        .header('Vary', 'Accept-Language')
        .send(await answer(request, toAskedLanguage(request)));
    },
  };
};
