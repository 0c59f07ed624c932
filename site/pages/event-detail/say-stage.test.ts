import { languages } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { getWords } from '../../words/words.ts';
import { sayStage } from './say-stage.ts';

test.each(languages)(
  'says in %s that an event is on or over, like its stamp, and nothing about a coming one',
  (language) => {
    const words = getWords(language);
    const { stamps } = words.lists.events;
    expect(sayStage({ stage: 'coming' }, words)).toBeUndefined();
    expect(sayStage({ stage: 'today' }, words)).toBe(stamps.today);
    expect(sayStage({ stage: 'on' }, words)).toBe(stamps.on);
    expect(sayStage({ stage: 'past' }, words)).toBe(words.details.event.over);
  },
);
