import { describe, expect, test } from 'vitest';
import { toExcerpt } from './excerpt.ts';

describe('toExcerpt', () => {
  test('leaves a short text whole, without an ellipsis', () => {
    expect(toExcerpt('Charging at home', 30)).toBe('Charging at home');
    expect(toExcerpt('exact', 5)).toBe('exact');
  });

  test('cuts a long text and adds an ellipsis', () => {
    expect(toExcerpt('Charging at home', 8)).toBe('Charging…');
    expect(toExcerpt('Charging at home', 9)).toBe('Charging…');
  });

  test('ends with a whole word and without a trailing comma', () => {
    expect(toExcerpt('Charging at home', 13)).toBe('Charging at…');
    expect(toExcerpt('Charging at home', 11)).toBe('Charging at…');
    expect(toExcerpt('Charging, at night', 11)).toBe('Charging…');
    expect(toExcerpt('Charge it. Then drive.', 12)).toBe('Charge it…');
    expect(toExcerpt('Electrotechnical', 8)).toBe('Electrot…');
  });

  test('counts characters that a reader sees', () => {
    expect(toExcerpt('👩‍🔧👨‍👩‍👧🛺', 2)).toBe('👩‍🔧👨‍👩‍👧…');
    expect(toExcerpt('नमस्ते दुनिया', 2)).toBe('नम…');
  });

  test('folds line breaks and spaces', () => {
    expect(toExcerpt('  one\n  two ', 30)).toBe('one two');
  });
});

test('returns an empty text for null', () => {
  expect(toExcerpt(null, 30)).toBe('');
});
