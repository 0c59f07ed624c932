/** Says of a figure whether it fits; one that does not makes the whole bench fail. */
export const judgeFigure = (fits: boolean, sentence: string): void => {
  if (!fits) process.exitCode = 1;
  console.log(`${fits ? '✓' : '✗'} ${sentence}`);
};
