import { languageWords } from '../documents/language-words.ts';
import { indianTime } from '../time/india-time.ts';
import type { Scheduled } from './list-scheduled.ts';

/** The action and its time, e.g. “to go live in Hindi on 22 Nov 2026, 9:05 am”. */
export const sayTodo = ({ at, language, type }: Pick<Scheduled, 'type' | 'language' | 'at'>): string => {
  const inLanguage = language ? ` in ${languageWords[language]}` : '';
  const todo = type === 'publish' ? `to go live${inLanguage}` : 'to be taken down';
  return `${todo} on ${indianTime.format(new Date(at))}`;
};
