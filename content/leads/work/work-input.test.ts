import { expect, test } from 'vitest';
import { mostNoteLetters } from './note-letters.ts';
import { readWorkInput, type SentWork } from './work-input.ts';

test.each([
  [{}, 'Nothing of this kind is noted.'],
  [{ kind: 'toString' }, 'Nothing of this kind is noted.'],
  [{ kind: 'note' }, 'Write the note first.'],
  [{ kind: 'note', text: ' \n' }, 'Write the note first.'],
  [{ kind: 'note', text: 'x'.repeat(mostNoteLetters + 1) }, 'At most 2000 letters, please.'],
  [{ kind: 'call' }, 'Choose whether somebody answered.'],
  [{ kind: 'call', outcome: 'toString' }, 'Choose whether somebody answered.'],
  [{ kind: 'message', way: 'pigeon' }, 'Choose how it was answered.'],
  [{ kind: 'step', inDays: 1.5 }, 'Give the number of days, at most 31.'],
  [{ kind: 'step', inDays: -1 }, 'Give the number of days, at most 31.'],
  [{ kind: 'step', inDays: 32 }, 'Give the number of days, at most 31.'],
  [{ kind: 'dealer', dealer: '1' }, 'Choose a dealer who is published and has a mailbox.'],
  [{ kind: 'dealer', dealer: 1, agreed: 'yes' }, 'The studio cannot read this request.'],
  [{ kind: 'step', inDays: 1, shown: 'x' }, 'The studio cannot read this request.'],
])('refuses %o', (sent, sentence) => {
  expect(readWorkInput(sent)).toBe(sentence);
});

test('accepts a note of the longest length, counted in characters, and a call without a text', () => {
  expect(readWorkInput({ kind: 'note', text: '🛺'.repeat(mostNoteLetters) })).toMatchObject({ kind: 'note' });
  expect(readWorkInput({ kind: 'call', outcome: 'reached' })).toMatchObject({ text: '' });
});

test('callers can send no outcome that does not exist', () => {
  // @ts-expect-error
  const sent: SentWork = { kind: 'call', outcome: 'reachd' };
  expect(readWorkInput(sent)).toBe('Choose whether somebody answered.');
});
