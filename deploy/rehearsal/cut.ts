import { mustRun } from '../../scripts/run.ts';
import { getProgram } from './required-programs.ts';

/** Packets to and from a port of the database's proxy. */
const toRules = (port: number): string[][] => [
  ['INPUT', '-i', 'lo', '-p', 'tcp', '--dport', String(port), '-j', 'DROP'],
  ['INPUT', '-i', 'lo', '-p', 'tcp', '--sport', String(port), '-j', 'DROP'],
];

const change = async (verb: '-I' | '-D', port: number): Promise<void> => {
  for (const [chain = '', ...rule] of toRules(port))
    await mustRun(getProgram('iptables'), ['-w', verb, chain, ...rule], { output: 'capture' });
};

/**
 * Loses every packet between a program and its database, without a word to either: what a broken switch does. Only in
 * the rehearsal's own network namespace, whose rules nobody else has.
 */
export const cutNetwork = (port: number): Promise<void> => change('-I', port);

/** Mends the network. */
export const mendNetwork = (port: number): Promise<void> => change('-D', port);
