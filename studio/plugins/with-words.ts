import type { Config, PayloadRequest } from 'payload';

/** Words that replace Payload's own, by keys such as `version:aboutToRestore`. The type refuses unknown keys. */
export type StudioWords = Readonly<Partial<Record<Parameters<PayloadRequest['i18n']['t']>[0], string>>>;

/** The studio's translations with the given words in place of Payload's own. */
export const withWords = (i18n: Config['i18n'], words: StudioWords): NonNullable<Config['i18n']> => {
  const { en = {}, ...others } = (i18n?.translations ?? {}) as Record<string, Record<string, object>>;
  const parts: Record<string, object> = { ...en };
  for (const [name, said] of Object.entries(words)) {
    const [part = '', key = ''] = name.split(':');
    parts[part] = { ...parts[part], [key]: said };
  }
  return { ...i18n, translations: { ...others, en: parts } };
};
