import type { Payload } from 'payload';
import { nameDocument } from '../audit/name-document.ts';
import { findGlobalConfig } from '../find-config.ts';
import { indianTime } from '../india-time.ts';
import { toLabel } from '../label.ts';
import { languageWords } from '../language-words.ts';
import type { Scheduled, ScheduledOf } from './list-scheduled.ts';

/** What staff call a document or a page, e.g. “Question “When?””. */
export const nameContent = async (payload: Payload, of: ScheduledOf): Promise<string> => {
  if (of.global) return toLabel(findGlobalConfig(payload, of.global)?.label, of.global);
  const { collection, document: id } = of;
  const asked = { locale: 'en', depth: 0, draft: true, trash: true, disableErrors: true } as const;
  const doc = await payload.findByID({ collection, id, ...asked });
  return nameDocument(payload.collections[collection].config, { ...doc, id });
};

/** What is to be done and when: “to go live in Hindi on 22 Nov 2026, 9:05 am”. */
export const sayTodo = ({ at, language, type }: Pick<Scheduled, 'type' | 'language' | 'at'>): string => {
  const inLanguage = language ? ` in ${languageWords[language]}` : '';
  const todo = type === 'publish' ? `to go live${inLanguage}` : 'to be taken down';
  return `${todo} on ${indianTime.format(new Date(at))}`;
};
