import type { CommonSurroundings, FormSurroundings } from '../islands/forms/form-surroundings.ts';
import { getTexts, getWords } from '../words/words.ts';

const { controls, check, success, next } = getWords('en').forms;

/** Data of a form in tests. */
export const exampleSurroundings: FormSurroundings & CommonSurroundings = {
  words: {
    fields: {},
    controls,
    check,
    file: null,
    success: success.contact,
    next: next.contact,
    sent: getTexts('en').forms.sent,
  },
  shortestMs: 0,
  privacy: { note: '', complaints: '', version: 'v1', links: [] },
  phone: { number: '+91 98250 12345', href: 'tel:+919825012345' },
  humanCheck: { provider: 'altcha', siteKey: '' },
};
