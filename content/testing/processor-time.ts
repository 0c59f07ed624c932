/** Milliseconds of processor time that some work takes here: other programs on a busy machine count for nothing in it. */
export const measureProcessorMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
