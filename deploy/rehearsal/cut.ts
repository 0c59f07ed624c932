import { mustRun } from '@ev-site/scripts/run.ts';
import { getProgram } from './required-programs.ts';

/** Rules for packets to and from a port of the database's proxy. */
const toRules = (port: number): string[][] => [
  ['INPUT', '-i', 'lo', '-p', 'tcp', '--dport', String(port), '-j', 'DROP'],
  ['INPUT', '-i', 'lo', '-p', 'tcp', '--sport', String(port), '-j', 'DROP'],
];

const change = async (verb: '-I' | '-D', port: number): Promise<void> => {
  for (const [chain = '', ...rule] of toRules(port))
    await mustRun(getProgram('iptables'), ['-w', verb, chain, ...rule], { output: 'capture' });
};

/**
 * Drops every packet between a program and its database without notice to either side, like a broken switch. Only in
 * the rehearsal's own network namespace, so that no other program is affected.
 */
export const cutNetwork = (port: number): Promise<void> => change('-I', port);

/** Repairs the network. */
export const mendNetwork = (port: number): Promise<void> => change('-D', port);
