/** Measures the processor time (ms) of some work. Other programs on a busy machine do not affect it. */
export const measureProcessorMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
