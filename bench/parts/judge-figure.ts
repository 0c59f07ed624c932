/** Prints whether a figure is within its limit; a figure that is not makes the whole bench fail. */
export const judgeFigure = (fits: boolean, sentence: string): void => {
  if (!fits) process.exitCode = 1;
  console.log(`${fits ? '✓' : '✗'} ${sentence}`);
};
