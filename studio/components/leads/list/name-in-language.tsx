'use client';

import { languages } from '@ev-site/contract/paths.ts';
import { useLocale } from '@payloadcms/ui';
import type { RelatedName } from './read-related.ts';

/** A name in the language of the studio's content, or in English if it has none in that language. */
export const NameInLanguage = ({ name }: { name: RelatedName }) => {
  const { code } = useLocale();
  return typeof name === 'string' ? name : (name[code] ?? name[languages[0]]);
};
