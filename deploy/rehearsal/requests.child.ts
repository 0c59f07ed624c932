/**
 * Program: requests pages at a steady rate, however long the answers take. For each tenth of a second it reports the
 * results of the requests that began in it.
 */
import http from 'node:http';
import https from 'node:https';

interface Lane {
  name: string;
  perSecond: number;
  addresses: string[];
}

/** Requests that began in one tenth of a second. */
export interface Tenth {
  lane: string;
  /** Milliseconds since 1970. */
  at: number;
  good: number;
  failed: number;
  slowestMs: number;
  /** Reasons of failures, with their counts. */
  problems: Record<string, number>;
}

const tenth = 100;
/** A visitor waits for a page for this long at most (ms). */
const patience = 10_000;

const { LANES = '[]' } = process.env;
const lanes: Lane[] = JSON.parse(LANES);
// All lanes use the same entry.
const { Agent, get } = lanes[0]?.addresses[0]?.startsWith('https:') ? https : http;
const agent = new Agent({ keepAlive: true, maxSockets: 400, maxFreeSockets: 400 });
const open = new Map<string, Tenth & { running: number }>();

const settle = (entry: Tenth & { running: number }, began: number, problem?: string) => {
  entry.running -= 1;
  entry.slowestMs = Math.max(entry.slowestMs, Math.round(performance.now() - began));
  if (!problem) entry.good += 1;
  else {
    entry.failed += 1;
    entry.problems[problem] = (entry.problems[problem] ?? 0) + 1;
  }
};

const toReason = (error: Error): string => {
  if (error.name === 'AbortError') return 'no answer';
  return 'code' in error ? String(error.code) : error.message;
};

const ask = (lane: Lane) => {
  const at = Math.floor(Date.now() / tenth) * tenth;
  const key = `${lane.name} ${at}`;
  const entry = open.get(key) ?? {
    ...{ lane: lane.name, at, good: 0, failed: 0, slowestMs: 0, running: 0 },
    problems: {},
  };
  open.set(key, entry);
  entry.running += 1;
  const began = performance.now();
  const address = lane.addresses[Math.floor(Math.random() * lane.addresses.length)] ?? '';
  let settled = false;
  const end = (problem?: string) => {
    if (settled) return;
    settled = true;
    settle(entry, began, problem);
  };
  // The time starts here, because a request that waits for one of the agent's connections also makes a visitor wait.
  const request = get(
    address,
    { agent, signal: AbortSignal.timeout(patience), headers: { 'Accept-Encoding': 'br' } },
    (response) => {
      const status = response.statusCode ?? 0;
      response.resume();
      response.on('end', () => end(status === 200 && response.complete ? undefined : `status ${status}`));
      response.on('close', () => end('cut in the middle'));
    },
  );
  request.on('error', (error) => end(toReason(error)));
};

const tell = () => {
  const now = Date.now();
  for (const [key, { running, ...said }] of open) {
    if (running > 0 || said.at > now - 2 * tenth) continue;
    process.send?.(said);
    open.delete(key);
  }
};

const begun = performance.now();
const asked = lanes.map(() => 0);
const timers = [
  setInterval(() => {
    for (const [index, lane] of lanes.entries()) {
      const due = Math.floor(((performance.now() - begun) / 1000) * lane.perSecond);
      // After a stall, missed requests are not sent all at once, because that would be a flood of its own.
      const most = Math.min(due, (asked[index] ?? 0) + Math.ceil(lane.perSecond / 10));
      for (let count = asked[index] ?? 0; count < most; count += 1) ask(lane);
      asked[index] = due;
    }
  }, 10),
  setInterval(tell, tenth),
];

process.on('message', () => {
  clearInterval(timers[0]);
  const finish = setInterval(() => {
    tell();
    if (open.size > 0) return;
    clearInterval(timers[1]);
    clearInterval(finish);
    agent.destroy();
    process.disconnect();
  }, tenth);
});
