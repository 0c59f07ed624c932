/** Whether all items are samples, so that one sentence can say so. Otherwise each sample says it itself. */
export const areAllSamples = (items: readonly { isSample: boolean }[]): boolean =>
  items.length > 0 && items.every(({ isSample }) => isSample);
