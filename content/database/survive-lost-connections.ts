import { EventEmitter } from 'node:events';
import type { Payload } from 'payload';

/**
 * Lets the program live on when PostgreSQL ends a resting connection, as it does at every restart: the pool opens
 * another one when it is next asked. Without a listener Node would take the pool's error for a fatal one.
 */
export const surviveLostConnections = (payload: Payload): void => {
  const adapter: object = payload.db;
  if (!('pool' in adapter) || !(adapter.pool instanceof EventEmitter)) return;
  adapter.pool.on('error', () => payload.logger.warn('A connection to PostgreSQL was lost.'));
};
