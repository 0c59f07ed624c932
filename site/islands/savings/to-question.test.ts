import { rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { expect, test } from 'vitest';
import { exampleCalculator as calculator } from '../../testing/example-calculator.ts';
import { toFrom, toQuestion } from './to-question.ts';

test.each(rivalFuels)('takes no start value of %s for one that was typed', (fuel) => {
  const before = toQuestion({ vehicle: 'major', against: fuel }, calculator);
  const after = toQuestion(
    { ...before?.texts, vehicle: 'millo', against: 'diesel', from: toFrom('major', fuel), km: '70' },
    calculator,
  );
  expect(after?.given).toEqual({ km: 70 });
});
