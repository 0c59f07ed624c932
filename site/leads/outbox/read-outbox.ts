import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import type { Payload } from 'payload';
import type { Owed } from '../../metrics/state.ts';
import { owedTo } from './due-leads.ts';
import { type Service, services } from './services.ts';

const nothing: Owed = { leads: 0, oldestSeconds: 0, attempts: 0, failed: 0 };

/** What is owed to one service, in one question over the index of `delivery`. */
const readOwed = async (payload: Payload, service: Service, now: number): Promise<Owed> => {
  const database = await getSqlDatabase(payload);
  const rows = await database.rows(
    `SELECT delivery, COUNT(*) AS leads, MIN(created_at) AS oldest, MAX(attempts) AS attempts FROM leads
       WHERE delivery IN ('due', 'failed') AND ${owedTo[service]} GROUP BY delivery`,
  );
  const due = rows.find(({ delivery }) => delivery === 'due');
  const failed = rows.find(({ delivery }) => delivery === 'failed');
  const oldest = due ? new Date(String(due.oldest)).getTime() : now;
  return {
    leads: Number(due?.leads ?? 0),
    oldestSeconds: Math.max(0, (now - oldest) / 1000),
    attempts: Number(due?.attempts ?? 0),
    failed: Number(failed?.leads ?? 0),
  };
};

/** What leads still owe to each service. @param used those that the deployment has; nothing is owed to another */
export const readOutbox = async (
  payload: Payload,
  used: readonly Service[],
  now = Date.now(),
): Promise<Record<Service, Owed>> => {
  const owed = await Promise.all(
    services.map((service) => (used.includes(service) ? readOwed(payload, service, now) : nothing)),
  );
  return { mail: owed[0] ?? nothing, webhook: owed[1] ?? nothing };
};
