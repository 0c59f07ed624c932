import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LastMilestone } from './milestones.tsx';

test('the end of the road is not printed, as the road is not', () => {
  expect(renderToStaticMarkup(<LastMilestone number={0}>20:00: plug in</LastMilestone>)).toMatch(
    /^<div class="[^"]*\bunprinted\b/,
  );
});
