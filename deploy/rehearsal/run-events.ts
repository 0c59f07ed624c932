import { setTimeout as delay } from 'node:timers/promises';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';
import { say } from '@ev-site/scripts/step.ts';
import { events, type FleetEvent } from './events.ts';
import type { Fleet } from './fleet.ts';
import type { Load } from './load.ts';
import type { RehearsalOptions } from './options.ts';
import { type Span, tallySpan } from './tally.ts';

/** An event that has run, from its fault to the full recovery. */
export interface EventRun extends Span {
  event: Pick<FleetEvent, 'name' | 'kills' | 'bounds'>;
  /** Alerts that fire at its end and did not fire before. */
  alerts: string[];
  /** The reason if not everything has recovered; otherwise empty. */
  stillBroken: string;
}

/** Late effects within this time still belong to the event. */
const settleMs = 6000;
/**
 * The usual duration of an answer. Requests in flight at the moment of the fault are hit by it, so they belong to this
 * event and not to an earlier one.
 */
const inFlightMs = 2000;

/** No fault: failures in this time have another cause than an event. */
const calm: FleetEvent = {
  name: 'nothing',
  kills: 0,
  bounds: { failedPages: 0, failedLeads: 0, unansweredLeads: 0 },
  run: () => delay(10_000),
};

const runEvent = async (event: FleetEvent, fleet: Fleet): Promise<EventRun> => {
  const before = new Set(await fleet.listAlerts());
  const harmAt = Date.now();
  let stillBroken = '';
  try {
    await event.run(fleet);
    await fleet.waitWhole();
    await delay(settleMs);
  } catch (error) {
    stillBroken = error instanceof Error ? error.message : String(error);
  }
  const alerts = (await fleet.listAlerts()).filter((alert) => !before.has(alert));
  return { event, from: harmAt - inFlightMs, harmAt, to: Date.now() - inFlightMs, alerts, stillBroken };
};

const tell = ({ event, stillBroken, ...span }: EventRun, { tenths, attempts }: Load): void => {
  const met = tallySpan(span, tenths, attempts);
  say(
    `${event.name}: ${met.failedPages} of ${met.pages} pages failed, good after ${met.pagesBackAfter} s; ` +
      `${met.failedLeads} presses of Send of ${met.leads} failed and ${met.unansweredLeads} were told nothing, ` +
      `good after ${met.leadsBackAfter} s; all whole after ${Math.round((span.to - span.from) / 1000)} s. ` +
      `${JSON.stringify(met.problems)} ${stillBroken}`,
  );
};

/** Runs the chosen events in turn until enough programs were killed. Ends early if something does not recover. */
export const runEvents = async (
  fleet: Fleet,
  load: Load,
  { only, minutes, kills }: RehearsalOptions,
): Promise<EventRun[]> => {
  const chosen = events.filter(
    ({ name, needsRoot }) =>
      (only.length === 0 || only.some((word) => name.includes(word))) && (isRoot || !needsRoot),
  );
  const end = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  const runs: EventRun[] = [];
  const runOne = async (event: FleetEvent): Promise<boolean> => {
    const one = await runEvent(event, fleet);
    runs.push(one);
    tell(one, load);
    return one.stillBroken === '' && Date.now() < end;
  };
  const countKills = () => runs.reduce((sum, { event }) => sum + event.kills, 0);
  let goesOn = await runOne(calm);
  do {
    for (const event of chosen) if (goesOn) goesOn = await runOne(event);
  } while (goesOn && countKills() < kills && chosen.some((event) => event.kills > 0));
  return runs;
};
