import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LastMilestone } from './milestones.tsx';

test('the last milestone is not printed, like the road', () => {
  expect(renderToStaticMarkup(<LastMilestone number={0}>20:00: plug in</LastMilestone>)).toMatch(
    /^<div class="[^"]*\bunprinted\b/,
  );
});
