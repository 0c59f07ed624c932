'use client';

import { languages } from '@ev-site/contract/paths.ts';
import { useLocale } from '@payloadcms/ui';
import type { RelatedName } from './read-related.ts';

/** A name in the language that the studio shows, in English where there is none in that. */
export const NameInLanguage = ({ name }: { name: RelatedName }) => {
  const { code } = useLocale();
  return typeof name === 'string' ? name : (name[code] ?? name[languages[0]]);
};
