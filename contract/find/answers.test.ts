import { expect, test } from 'vitest';
import { findBounds, readFindAnswers, toFindQuery } from './answers.ts';

const goods = { carry: 'goods', kg: '310', km: '60', noon: '0.5', road: 'lanes', slope: 'flat' };
const problemsOf = (asked: Record<string, string | undefined>) => readFindAnswers(asked).problems;

test('reads answers and writes them back to the same query', () => {
  const { answers, problems } = readFindAnswers(goods);
  expect(problems).toEqual({});
  expect(answers).toEqual({ ...goods, kg: 310, people: 0, km: 60, noon: 0.5 });
  expect(answers && toFindQuery(answers)).toBe('carry=goods&kg=310&km=60&noon=0.5&road=lanes&slope=flat');
});

test('leaves out of the query what does not belong to the answers', () => {
  const { answers } = readFindAnswers({ ...goods, carry: 'self', people: '9' });
  expect(answers).toMatchObject({ kg: 0, people: 1 });
  expect(answers && toFindQuery(answers)).toBe('carry=self&km=60&noon=0.5&road=lanes&slope=flat');
});

test('reads a missing time at noon as 0, and refuses one that is no choice', () => {
  expect(readFindAnswers({ ...goods, noon: undefined }).answers?.noon).toBe(0);
  expect(problemsOf({ ...goods, noon: '0.75' })).toEqual({ noon: 'missing' });
});

test('names every missing answer, in the order of the questions', () => {
  expect(Object.entries(problemsOf({}))).toEqual([
    ['carry', 'missing'],
    ['km', 'missing'],
    ['road', 'missing'],
    ['slope', 'missing'],
  ]);
  expect(problemsOf({ ...goods, kg: ' ' })).toEqual({ kg: 'missing' });
  expect(problemsOf({ ...goods, carry: 'people' })).toEqual({ people: 'missing' });
});

test('reads numbers as people write them', () => {
  expect(readFindAnswers({ ...goods, kg: ' 1,200 ' }).answers?.kg).toBe(1200);
  expect(readFindAnswers({ ...goods, kg: '३१०' }).answers?.kg).toBe(310);
});

test('rounds a number up, so that more than a limit stays more', () => {
  expect(readFindAnswers({ ...goods, kg: '310.2', km: '76.5' }).answers).toMatchObject({ kg: 311, km: 77 });
});

test.each(['kg', 'people', 'km'] as const)('accepts %s within its bounds, and nothing else', (key) => {
  const asked = { ...goods, carry: key === 'people' ? 'people' : 'goods' };
  const { least, most } = findBounds[key];
  for (const taken of [least, most]) expect(problemsOf({ ...asked, [key]: String(taken) })).toEqual({});
  expect(problemsOf({ ...asked, [key]: String(least - 0.5) })).toEqual({ [key]: 'tooSmall' });
  expect(problemsOf({ ...asked, [key]: String(most + 0.1) })).toEqual({ [key]: 'tooLarge' });
  for (const text of ['many', '1e3', 'NaN', 'Infinity', '9'.repeat(21), '1 2', '0x10', '--1', '1,5']) {
    expect(problemsOf({ ...asked, [key]: text }), text).toEqual({ [key]: 'notANumber' });
  }
});

test('refuses the names of properties that every object has', () => {
  expect(problemsOf({ ...goods, carry: 'constructor', road: 'toString' })).toMatchObject({
    carry: 'missing',
    road: 'missing',
  });
});
