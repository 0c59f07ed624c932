import { freePort } from '@ev-site/scripts/free-port.ts';

/** Free ports of 127.0.0.1, by name. */
export const takePorts = async <Name extends string>(
  wanted: Record<Name, number>,
): Promise<Record<Name, number[]>> => {
  const taken = new Set<number>();
  const take = async () => {
    for (;;) {
      const port = await freePort();
      if (taken.has(port)) continue;
      taken.add(port);
      return port;
    }
  };
  const ports = {} as Record<Name, number[]>;
  for (const name of Object.keys(wanted) as Name[]) {
    ports[name] = [];
    for (let count = 0; count < wanted[name]; count += 1) ports[name].push(await take());
  }
  return ports;
};
