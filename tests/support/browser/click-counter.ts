import type { Locator } from '@playwright/test';

/** Works at the desk and counts clicks: a press is one click, a choice from a list two (open it, choose). */
export const openClickCounter = () => {
  let clicks = 0;
  const begun = performance.now();
  return {
    async press(target: Locator): Promise<void> {
      clicks += 1;
      await target.click();
    },
    async choose(list: Locator, label: string): Promise<void> {
      clicks += 2;
      await list.selectOption({ label });
    },
    /** Prints and returns the count of clicks. The seconds are the machine's, not a person's. */
    rest(what: string): number {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(`${what}: ${clicks} clicks, ${seconds} s by machine\n`);
      return clicks;
    },
  };
};
