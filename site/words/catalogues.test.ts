import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFields } from '@ev-site/contract/forms/forms.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { listPlaceholders } from './message.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** All texts of a catalogue by path, e.g. "forms.labels.name". */
const listTexts = (texts: Texts, above = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[above + key, text] as const] : [...listTexts(text, `${above}${key}.`)],
    ),
  );

const english = listTexts(en);

describe.each([
  ['hi', hi, /\p{Script=Devanagari}/u],
  ['gu', gu, /\p{Script=Gujarati}/u],
] as const)('the catalogue in %s', (_language, catalogue, script) => {
  const texts = listTexts(catalogue);

  test('has every text and no other', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('has the same placeholders as the English', () => {
    const different = [...texts].filter(
      ([key, text]) =>
        listPlaceholders(text).toSorted().join(' ') !==
        listPlaceholders(english.get(key) ?? '')
          .toSorted()
          .join(' '),
    );
    expect(different).toEqual([]);
  });

  test('has the same numbers as the English, in Latin digits', () => {
    const digitsIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join(' ');
    expect([...texts].filter(([key, text]) => digitsIn(text) !== digitsIn(english.get(key) ?? ''))).toEqual(
      [],
    );
    expect([...texts.values()].filter((text) => /[०-९૦-૯]/.test(text))).toEqual([]);
  });

  test('is written in its own script', () => {
    // Placeholders alone and a network's sign are the same in every language; so are units and CNG in any text.
    const same = /^product\.(?:description|claims\.priced)$|^layout\.networks\.x$/;
    const latin = /\{\w+\}|\b(?:km\/h|km|h|kg|kWh|CNG)\b/g;
    const words = [...texts].filter(
      ([key, text]) => !same.test(key) && /\p{L}/u.test(text.replace(latin, '')),
    );
    expect(words.filter(([, text]) => !script.test(text)).map(([key]) => key)).toEqual([]);
  });
});

/** Parts that the site reads by `getTexts`. The browser only replaces `{name}` in them (islands/fill.ts). */
const raw =
  /^(?:dealers\.(?:hours|onDevice|search\.nearMe)|forms\.sent|lightbox|product\.allRound|savings)\./;

test.each([en, hi, gu])(
  'has no plural and no choice in a text that is filled in the browser',
  (catalogue) => {
    const texts = [...listTexts(catalogue)].filter(([key]) => raw.test(key));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, text]) => /\{\s*\w+\s*,/.test(text))).toEqual([]);
  },
);

test('says “calculate” in English, not “reckon”', () => {
  expect([...english].filter(([, text]) => /\breckon/i.test(text))).toEqual([]);
});

test.each([en, hi, gu])(
  'the message about a second number names a field that each form has',
  ({ forms: words }) => {
    const taking = leadKinds.filter((kind) =>
      listFields(kind).some(([, { codes }]) => Object.values(codes).includes('phoneLong')),
    );
    expect(taking).toHaveLength(leadKinds.length);
    for (const kind of taking) {
      const named = listFields(kind).filter(
        ([, { label }]) => label && words.messages.phoneLong.includes(`“${words.labels[label]}”`),
      );
      expect([kind, named.length]).toEqual([kind, 1]);
    }
  },
);

test('has no unused texts', () => {
  const site = path.join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: site,
    exclude: ['node_modules/**', 'dist/**', 'words/**'],
  })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(site, file), 'utf8'))
    .join('\n');
  const said = new Set(sources.match(/\w+/g));
  // These are selected at run time by a code, a kind, a status or a name that staff chose, so no source names them.
  const chosen =
    /^(?:forms\.(?:labels|hints|messages|query|success|next|privacy\.note|receipt\.subject)|plainPages\.statuses|layout\.(?:networks|menu\.groups)|product\.(?:parents|specification\.groups)|figures\.units|find\.(?:questions|changes)\.(?:carry|road|slope)|dealers\.(?:services|problems)|testRide\.second\.half|about\.standIn\.(?:values|needs)|dealerLead\.(?:labels\.half|page\.(?:note|said)))\./;
  expect(
    [...english.keys()].filter((key) => !chosen.test(key) && !said.has(key.split('.').at(-1) ?? '')),
  ).toEqual([]);
});

test.each([en, hi, gu])(
  'the savings page names each number without the unit next to it: $savings.name',
  ({ savings }) => {
    const fields = Object.values<{ label: string; unit: string }>(savings.fields);
    const twice = fields.filter(({ label, unit }) => label.toLowerCase().split(' ').includes(unit));
    expect(twice).toEqual([]);
    // The source, the date and the range follow the text, separated by a dot.
    expect(savings.example).not.toMatch(/[.।]$/);
  },
);

test('the description of a position for search engines names the experience like its facts', () => {
  for (const { details } of [en, hi, gu])
    expect(details.career.description).toContain(`${details.career.facts.experience}: {experience}`);
});
