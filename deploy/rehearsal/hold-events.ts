import { setTimeout as delay } from 'node:timers/promises';
import { isRoot } from '../../scripts/as-postgres.ts';
import { say } from '../../scripts/step.ts';
import { events, type FleetEvent } from './events.ts';
import type { Fleet } from './fleet.ts';
import type { Load } from './load.ts';
import type { RehearsalOptions } from './options.ts';
import { type Span, tallySpan } from './tally.ts';

/** An event that was held, from its harm until all was whole again. */
export interface HeldEvent extends Span {
  event: Pick<FleetEvent, 'name' | 'kills' | 'bounds'>;
  /** Alerts that fire at its end and did not before. */
  alerts: string[];
  /** Why not all was whole again; empty where it was. */
  stillBroken: string;
}

/** What comes late still belongs to the event. */
const settleMs = 6000;
/** As long as an answer usually takes: what is on its way when harm is done is hit by it, and belongs to no event before. */
const onItsWayMs = 2000;

/** Nothing happens: whatever fails here says nothing of an event. */
const calm: FleetEvent = {
  name: 'nothing',
  kills: 0,
  bounds: { failedPages: 0, toldLeads: 0, untoldLeads: 0 },
  run: () => delay(10_000),
};

const hold = async (event: FleetEvent, fleet: Fleet): Promise<HeldEvent> => {
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
  return { event, from: harmAt - onItsWayMs, harmAt, to: Date.now() - onItsWayMs, alerts, stillBroken };
};

const tell = ({ event, stillBroken, ...span }: HeldEvent, { tenths, attempts }: Load): void => {
  const met = tallySpan(span, tenths, attempts);
  say(
    `${event.name}: ${met.failedPages} of ${met.pages} pages failed, good after ${met.pagesBackAfter} s; ` +
      `${met.toldLeads} presses of Send of ${met.leads} failed and ${met.untoldLeads} were told nothing, ` +
      `good after ${met.leadsBackAfter} s; all whole after ${Math.round((span.to - span.from) / 1000)} s. ` +
      `${JSON.stringify(met.problems)} ${stillBroken}`,
  );
};

/** Holds the chosen events in turn, again and again until enough was killed, and ends early when something stays broken. */
export const holdEvents = async (
  fleet: Fleet,
  load: Load,
  { only, minutes, kills }: RehearsalOptions,
): Promise<HeldEvent[]> => {
  const chosen = events.filter(
    ({ name, needsRoot }) =>
      (only.length === 0 || only.some((word) => name.includes(word))) && (isRoot || !needsRoot),
  );
  const end = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  const held: HeldEvent[] = [];
  const holdOne = async (event: FleetEvent): Promise<boolean> => {
    const one = await hold(event, fleet);
    held.push(one);
    tell(one, load);
    return one.stillBroken === '' && Date.now() < end;
  };
  const countKills = () => held.reduce((sum, { event }) => sum + event.kills, 0);
  let goesOn = await holdOne(calm);
  do {
    for (const event of chosen) if (goesOn) goesOn = await holdOne(event);
  } while (goesOn && countKills() < kills && chosen.some((event) => event.kills > 0));
  return held;
};
