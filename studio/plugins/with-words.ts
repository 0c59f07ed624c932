import type { Config } from 'payload';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of the studio with these in place of Payload's own, part by part. */
export const withWords = (i18n: Config['i18n'], words: Words): NonNullable<Config['i18n']> => {
  const { en = {}, ...others } = (i18n?.translations ?? {}) as Record<string, Words>;
  const parts = Object.entries(words).map(([part, said]) => [part, { ...en[part], ...said }]);
  return { ...i18n, translations: { ...others, en: { ...en, ...Object.fromEntries(parts) } } };
};
