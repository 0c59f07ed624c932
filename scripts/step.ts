const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one long step, saying what begins and how long it took. Failures pass through. */
export const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  process.stdout.write(`${title} …\n`);
  const result = await work();
  process.stdout.write(`${title}: done in ${seconds(began)}\n`);
  return result;
};
