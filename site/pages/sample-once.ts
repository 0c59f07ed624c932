/** Whether one sentence can say of all of them that they are samples; else each sample says it itself. */
export const areAllSamples = (items: readonly { isSample: boolean }[]): boolean =>
  items.length > 0 && items.every(({ isSample }) => isSample);
