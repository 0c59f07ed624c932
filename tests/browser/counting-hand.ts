import type { Locator } from '@playwright/test';

/** A hand at the desk that counts its clicks: a press is one, a choice two, opening the list and taking from it. */
export const openHand = () => {
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
    /** Says what it took. The seconds are the machine's, not a person's. */
    rest(what: string): number {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(`${what}: ${clicks} clicks, ${seconds} s by machine\n`);
      return clicks;
    },
  };
};
