import { expect, test } from 'vitest';
import { toPlainText } from './rich-text-words.ts';

const text = (words: string) => ({ type: 'text', text: words });
const block = (type: string, ...children: object[]) => ({ type, children });
const read = (...children: object[]) => toPlainText({ root: block('root', ...children) });

test('puts a space between the words of different blocks', () => {
  const list = block('list', block('listitem', text('one')), block('listitem', text('two')));
  expect(
    read(
      block('heading', text('Head')),
      block('paragraph', text('Body.')),
      block('quote', text('Said.')),
      list,
    ),
  ).toBe('Head Body. Said. one two');
});

test('turns a line break and a tab within a block into a space', () => {
  const tab = { type: 'tab', text: '\t' };
  const hours = block('paragraph', text('9 am'), { type: 'linebreak' }, text('6 pm'), tab, text('daily'));
  expect(read(hours)).toBe('9 am 6 pm daily');
});

test('puts no space after a link', () => {
  const link = block('link', text('here'));
  expect(read(block('paragraph', text('Look '), link, text('.'), block('autolink', text('a.example'))))).toBe(
    'Look here.a.example',
  );
});

test('returns an empty text for a value that is not formatted text', () => {
  expect([null, undefined, {}, 'words'].map(toPlainText)).toEqual(['', '', '', '']);
});
