import { expect, test } from 'vitest';
import { toPlainText } from './rich-text-words.ts';

const text = (words: string) => ({ type: 'text', text: words });
const block = (type: string, ...children: object[]) => ({ type, children });
const read = (...children: object[]) => toPlainText({ root: block('root', ...children) });

test('words of different blocks stay apart', () => {
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

test('a new line and a tab within a block are a blank', () => {
  const tab = { type: 'tab', text: '\t' };
  const hours = block('paragraph', text('9 am'), { type: 'linebreak' }, text('6 pm'), tab, text('daily'));
  expect(read(hours)).toBe('9 am 6 pm daily');
});

test('what follows a link follows it at once', () => {
  const link = block('link', text('here'));
  expect(read(block('paragraph', text('Look '), link, text('.'), block('autolink', text('a.example'))))).toBe(
    'Look here.a.example',
  );
});

test('what is no formatted text has no words', () => {
  expect([null, undefined, {}, 'words'].map(toPlainText)).toEqual(['', '', '', '']);
});
