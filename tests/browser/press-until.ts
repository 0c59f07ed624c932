import { expect, type Locator } from '@playwright/test';

/**
 * Presses until what it brings is there, as a person would: a page of the studio that has just been drawn hears no press before its
 * scripts are awake.
 */
export const pressUntil = (button: Locator, brought: Locator): Promise<void> =>
  expect(async () => {
    if (!(await brought.isVisible())) await button.click({ timeout: 5000 });
    await expect(brought).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
