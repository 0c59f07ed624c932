import type { Payload } from 'payload';
import type { Environment } from './environment.ts';

/** The settings with which a program has opened the content. Code that has Payload reads them here, not in `process.env`. */
export const environmentOf = ({ config }: Pick<Payload, 'config'>): Environment => config.custom.environment;
