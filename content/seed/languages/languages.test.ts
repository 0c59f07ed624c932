import { withoutLanguage } from '@ev-site/contract/paths.ts';
import type { FlattenedField } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { getContentConfig } from '../../config.ts';
import type { Data } from '../../documents/data.ts';
import { readSampleSeed } from '../sample-seed.ts';
import type { Seed, SeedLanguage } from '../seed.ts';
import { seededCollections, seededGlobals } from '../seed-shapes.ts';
import { translateDocument, Untranslated } from '../translate-document.ts';
import type { Translation } from './translation.ts';

interface Text {
  path: string;
  english: string;
  translated: string;
}

const seed: Seed = await readSampleSeed();
let fieldsOf: (slug: string) => readonly FlattenedField[];
beforeAll(async () => {
  const config = await getContentConfig({ secret: 'not used', logger: { options: { level: 'silent' } } });
  fieldsOf = (slug) =>
    [...config.collections, ...config.globals].find((found) => found.slug === slug)?.flattenedFields ?? [];
});

const listDocuments = (): {
  slug: keyof Seed['languages'][number]['translations']['documents'];
  key: string;
  data: Data;
}[] => [
  ...seededCollections.flatMap((slug) =>
    seed.content.collections[slug].map(({ key, data }) => ({ slug, key, data: data as unknown as Data })),
  ),
  ...seededGlobals.map((slug) => ({ slug, key: slug, data: seed.content.globals[slug] as unknown as Data })),
];

/** Records which texts of a translation were looked up. */
const watched = ({ texts, richTexts = {} }: Translation) => {
  const asked = new Set<string>();
  const watch = <Value>(values: Readonly<Record<string, Value>>) =>
    new Proxy(values, {
      get(target, key) {
        asked.add(String(key));
        return Reflect.get(target, key);
      },
    });
  return { translation: { texts: watch(texts), richTexts: watch(richTexts) }, asked };
};

const listTexts = (before: unknown, after: unknown, path = ''): Text[] => {
  if (typeof before === 'string' && typeof after === 'string')
    return before === after ? [] : [{ path, english: before, translated: after }];
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return [];
  return Object.entries(before).flatMap(([name, value]) =>
    listTexts(value, (after as Data)[name], `${path}.${name}`),
  );
};

const toPlain = (richText: unknown): string =>
  typeof richText === 'object' && richText !== null
    ? Object.values(richText).map(toPlain).join(' ')
    : typeof richText === 'string'
      ? richText
      : '';

/**
 * The parts of a rich text, in order: "heading h2", "list ul", "listitem", "link /savings". The language prefix of a
 * link is left out.
 */
const listBlocks = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { type, tag = '', fields } = value as { type?: unknown; tag?: string; fields?: { url?: string } };
  const own = type && type !== 'text' ? [`${type} ${fields?.url ? withoutLanguage(fields.url) : tag}`] : [];
  return [...own, ...Object.values(value).flatMap(listBlocks)];
};

const digitsIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((digits) => digits.replace(/[.,]$/, '')).toSorted();

/** The script of a language, and its own word for a monthly instalment. */
const writing: Record<SeedLanguage['language'], { script: RegExp; instalment: RegExp }> = {
  hi: { script: /\p{Script=Devanagari}/u, instalment: /किस्त/ },
  gu: { script: /\p{Script=Gujarati}/u, instalment: /હપ્ત/ },
};

describe.each(seed.languages)('the sample content in $language', ({ language, translations, places }) => {
  const { script, instalment } = writing[language];

  const translateAll = () => {
    const missing: string[] = [];
    const unused: string[] = [];
    const translated: { key: string; before: Data; after: Data }[] = [];
    const watches = new Map(
      Object.entries(translations.documents).map(([slug, translation]) => [slug, watched(translation)]),
    );
    for (const { slug, key, data } of listDocuments()) {
      const watch = watches.get(slug);
      if (!watch) continue;
      try {
        const after = translateDocument({
          fields: fieldsOf(slug),
          stored: data,
          seeded: data,
          key,
          translation: watch.translation,
        });
        translated.push({ key: `${slug}/${key}`, before: data, after });
      } catch (error) {
        if (!(error instanceof Untranslated)) throw error;
        missing.push(`${slug}/${key}`);
      }
    }
    for (const [slug, { texts, richTexts = {} }] of Object.entries(translations.documents))
      for (const text of [...Object.keys(texts), ...Object.keys(richTexts)])
        if (!watches.get(slug)?.asked.has(text)) unused.push(`${slug}: ${text}`);
    return { missing, unused, translated };
  };

  test('has every document', () => {
    const { missing, translated } = translateAll();
    expect(translated.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('has the same headings, paragraphs, lists and links', () => {
    const different = translateAll().translated.flatMap(({ key, before, after }) =>
      Object.keys(before)
        .filter((name) => listBlocks(before[name]).join(' ') !== listBlocks(after[name]).join(' '))
        .map((name) => `${key}.${name}`),
    );
    expect(different).toEqual([]);
  });

  test('holds no text that is not used', () => {
    expect(translateAll().unused).toEqual([]);
  });

  test('has the same figures', () => {
    const different = translateAll().translated.flatMap(({ key, before, after }) =>
      Object.keys(before)
        .filter((name) => {
          const [english, other] = [toPlain(before[name]), toPlain(after[name])];
          return digitsIn(english).join(' ') !== digitsIn(other).join(' ');
        })
        .map((name) => `${key}.${name}`),
    );
    expect(different).toEqual([]);
  });

  // The calculator says EMI too, and so do drivers.
  test('says EMI wherever the English text does, and uses no other word for it', () => {
    const { translated } = translateAll();
    const without = translated.filter(
      ({ before, after }) => toPlain(before).includes('EMI') && !toPlain(after).includes('EMI'),
    );
    const otherwise = translated.filter(({ after }) => instalment.test(toPlain(after)));
    expect([...without, ...otherwise].map(({ key }) => key)).toEqual([]);
  });

  test('is written in its own script', () => {
    const texts = translateAll().translated.flatMap(({ key, before, after }) =>
      listTexts(before, after, key).filter(({ path }) => !path.includes('.root.')),
    );
    expect(texts.length).toBeGreaterThan(500);
    const latin = texts.filter(({ translated }) => !script.test(translated));
    expect(latin).toEqual([]);
  });

  test('has an alternative text for every picture', () => {
    const { pictures } = translations;
    expect(seed.pictures.filter(({ alt }) => !pictures.texts[alt]).map(({ file }) => file)).toEqual([]);
    expect(
      Object.keys(pictures.texts).filter((text) => !seed.pictures.some(({ alt }) => alt === text)),
    ).toEqual([]);
  });

  test('names every state, and only towns of the list', () => {
    expect(Object.keys(places.states).toSorted()).toEqual(seed.states.map(({ code }) => code).toSorted());
    const known = new Map(seed.states.map(({ code, cities }) => [code, new Set(cities)]));
    const unknown = Object.entries(places.cities).flatMap(([code, cities]) =>
      Object.keys(cities).filter((city) => !known.get(code)?.has(city)),
    );
    expect(unknown).toEqual([]);
    expect(
      Object.values(places.cities)
        .flatMap(Object.values)
        .filter((name) => !script.test(name)),
    ).toEqual([]);
  });
});
