import { toInstalmentRs } from '@ev-site/reckoning/loan.ts';
import { expect, test } from 'vitest';
import { readSampleSeed } from '../sample-seed.ts';

const { content, pictures, languages } = await readSampleSeed();
const { collections, globals } = content;

interface Node {
  text?: string;
  children?: Node[];
}

const isLine = (value: object): value is { children: Node[] } =>
  'children' in value && Array.isArray(value.children) && value.children.some((node: Node) => 'text' in node);

/** The sentences in a value, at any depth; bold words of rich text stay in their sentence. */
const listSentences = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/(?<=[.!?।])\s/);
  if (typeof value !== 'object' || value === null) return [];
  if (isLine(value)) return listSentences(value.children.map(({ text = '' }) => text).join(''));
  return Object.values(value).flatMap(listSentences);
};

const getProduct = (key: string) => {
  const found = collections.products.find((product) => product.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found.data;
};

const getNumber = (product: string, figure: string): number => {
  const found = getProduct(product).figures?.find(({ key }) => key === figure);
  if (!found?.min) throw new Error(`${product} has no ${figure}.`);
  return found.min;
};

const numbers: Record<string, number> = { four: 4, nine: 9 };
// "8 to 10 hours" is the specification's own range around the 9 hours of its sheet (section 9).
const hoursOf: Record<string, number[]> = {
  Mastee: [8, getNumber('mastee', 'chargingTime'), 10],
  Millo: [8, getNumber('millo', 'chargingTime'), 10],
  Major: [getNumber('major', 'chargingTime')],
};

test('charging hours in texts match the charging time of the vehicle that they name', () => {
  const sentences = listSentences(collections).filter((text) =>
    /charg|socket|empty|\bfull\b|fills/i.test(text),
  );
  const named = Object.entries(hoursOf).flatMap(([name, hours]) =>
    sentences
      .filter((text) => text.includes(name))
      .flatMap((text) => [...text.matchAll(/(\d+|four|nine)(?: to (\d+))?[ -]hours?\b/g)])
      .map(([said, from = '', to = from]) => ({
        said: `${name}: ${said}`,
        right: [from, to].every((word) => hours.includes(numbers[word] ?? Number(word))),
      })),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter(({ right }) => !right)).toEqual([]);
});

test('answers about an hour of charging match range and charging time', () => {
  const kilometres = getNumber('major', 'typicalRange') / getNumber('major', 'chargingTime');
  for (const key of ['fast-charging', 'quick-charging']) {
    const question = collections.questions.find((entry) => entry.key === key);
    const said = listSentences(question?.data.answer).filter((text) =>
      text.includes(`about ${kilometres} km`),
    );
    expect(said, key).toHaveLength(1);
    expect(said[0], key).toMatch(/hour .*a quarter/);
  }
});

/** All texts of the seed, in English and in every other language. */
const allTexts = [content, ...languages.map(({ translations }) => translations.documents)];

test('texts promise no more goods for Major than its gross weight allows beside the driver, in every language', () => {
  const driver = getNumber('millo', 'payload') - getNumber('millo', 'legalPayload');
  const goods = getNumber('major', 'grossVehicleWeight') - getNumber('major', 'kerbWeight') - driver;
  const withDriver = /with the driver|ड्राइवर मिलाकर|ડ્રાઈવર સાથે/;
  for (const texts of allTexts) {
    const sentences = listSentences(texts);
    const loads = sentences
      .filter((text) => /Major|मेजर|મેજર/.test(text))
      .flatMap((text) => [...text.matchAll(/(\d+) kg/g)].map(([, kg]) => ({ text, kg: Number(kg) })));
    expect(loads.length).toBeGreaterThan(2);
    expect(loads.filter(({ text, kg }) => kg > goods && !withDriver.test(text))).toEqual([]);
    const roundedUp = /(?<!nearly )half a tonne|(?<!करीब )आध[ाे] टन|(?<!લગભગ )અડધ[ાો] ટન/i;
    expect(sentences.filter((text) => roundedUp.test(text))).toEqual([]);
  }
});

test('texts promise no weight of goods for Manzil, as its sheet gives no payload, in every language', () => {
  expect(getProduct('manzil').figures?.map(({ key }) => key)).not.toContain('payload');
  const named = /Manzil|मंज़िल|મંઝિલ/;
  for (const event of collections.events) {
    const { title, description, info } = event.data;
    const told = [
      [title, description, info],
      ...languages.map(({ translations: { documents } }) => [
        documents.events.texts[title],
        documents.events.texts[description],
        documents.events.richTexts?.[`${event.key}/info`],
      ]),
    ].map(listSentences);
    for (const sentences of told) {
      if (!sentences.some((text) => named.test(text))) continue;
      // Where a text is about Manzil too, a weight must name its vehicle.
      const weights = sentences.filter((text) => /\d+ kg/.test(text));
      expect(weights.filter((text) => !/Major|मेजर|મેજર/.test(text))).toEqual([]);
    }
  }
  const sentences = allTexts.flatMap(listSentences).filter((text) => named.test(text));
  expect(sentences.filter((text) => /\d+ kg/.test(text))).toEqual([]);
});

test('descriptions for search results say beside each saving that the battery is not counted, in every language', () => {
  for (const texts of [collections, ...languages.map(({ translations }) => translations.documents)]) {
    const savings = listSentences(texts['page-meta']).filter((text) => /₹\d/.test(text));
    expect(savings).toHaveLength(4);
    expect(savings.filter((text) => !/battery not counted|बैटरी छोड़कर|બેટરી સિવાય/.test(text))).toEqual([]);
  }
});

test('texts name the type of cells only for vehicles whose figures name it', () => {
  const known = collections.products
    .filter(({ data }) => data.figures?.some(({ key }) => key === 'batteryType'))
    .map(({ data }) => data.name);
  expect(known).toEqual(['Major', 'Manzil']);
  const { questions, blogs, events, banners, testimonials } = collections;
  const general = [questions, blogs, events, banners, testimonials];
  const about = listSentences(general).filter((text) => /phosphate|lithium/i.test(text));
  expect(about.length).toBeGreaterThan(2);
  expect(about.filter((text) => !known.some((name) => text.includes(name)))).toEqual([]);
  const others = collections.products.filter(({ data }) => !known.includes(data.name));
  expect(listSentences(others).filter((text) => /phosphate|lithium/i.test(text))).toEqual([]);
});

test('texts promise telematics only for vehicles that have the figure', () => {
  const has = ({ figures }: ReturnType<typeof getProduct>) =>
    figures?.some(({ key }) => key === 'telematics');
  const others = collections.products.filter(({ data }) => !has(data)).map(({ data }) => data);
  expect(others.map(({ name }) => name)).toContain('Manzil');
  expect(listSentences(others).filter((text) => /telematics/i.test(text))).toEqual([]);
  const boxes = listSentences(collections).flatMap((text) => /telematics[^.,:;]*/.exec(text) ?? []);
  expect(boxes.length).toBeGreaterThan(2);
  expect(boxes.filter((text) => others.some(({ name }) => text.includes(name)))).toEqual([]);
});

test('the summary of a bicycle describes frame and battery as its pictures show them', () => {
  const parts = [/step(?:s|-)? ?through/, /diamond/, /behind the seat tube/, /down tube/];
  const told = ['marvel', 'marvelpro', 'mighty'].flatMap((key) => {
    const shown = pictures.filter(({ subject }) => subject === key).map(({ alt }) => alt);
    const { summary = '' } = getProduct(key);
    return parts
      .filter((part) => part.test(summary ?? ''))
      .map((part) => ({ said: `${key}: ${part}`, seen: shown.some((alt) => part.test(alt)) }));
  });
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter(({ seen }) => !seen)).toEqual([]);
});

test('texts say that a warranty includes the battery only for vehicles whose sheet says so, in every language', () => {
  const conditions = collections.products.flatMap(({ data }) =>
    (data.figures ?? [])
      .filter(({ key }) => key === 'warranty')
      .map(({ condition }) => [data.name, condition.includes('battery')]),
  );
  expect(Object.fromEntries(conditions)).toEqual({ Mastee: true, Millo: true, Major: false, Manzil: false });
  for (const texts of allTexts) {
    const sentences = listSentences(texts).filter(
      (text) => /warranty|वारंटी|વોરંટી/i.test(text) && /batter|बैटरी|બેટરી/i.test(text),
    );
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((text) => !/Mastee and Millo|मस्ती और मिल्लो|મસ્તી અને મિલ્લો/.test(text))).toEqual(
      [],
    );
    expect(sentences.filter((text) => /Major|Manzil|मेजर|मंज़िल|મેજર|મંઝિલ/.test(text))).toEqual([]);
  }
});

/** All strings in a value, at any depth. */
const listStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listStrings)
      : [];

/** All sentences about bicycles in the documents of the seed, in English and in every other language. */
const listBicycleSentences = (): string[] => {
  const bicycles = collections.products.filter(({ data }) => data.kind === 'bicycle');
  const isOurs = ({ data }: { data: { product?: string | null } }) =>
    bicycles.some(({ key }) => key === data.product);
  const isNamed = ({ key }: { key: string }) => /^e-?bike/.test(key);
  const about = {
    products: bicycles,
    banners: collections.banners.filter(isOurs),
    testimonials: collections.testimonials.filter(isOurs),
    questions: collections.questions.filter(isNamed),
    blogs: collections.blogs.filter(isNamed),
  };
  for (const entries of Object.values(about)) expect(entries.length).toBeGreaterThan(0);
  const translated = languages.flatMap(({ translations: { documents } }) =>
    (Object.keys(about) as (keyof typeof about)[]).flatMap((slug) => {
      const { texts, richTexts = {} } = documents[slug];
      const formatted = about[slug].flatMap(({ key }) =>
        Object.entries(richTexts).filter(([place]) => place.startsWith(`${key}/`)),
      );
      return [
        listStrings(about[slug]).flatMap((text) => texts[text] ?? []),
        formatted.map(([, text]) => text),
      ];
    }),
  );
  return listSentences([about, translated]);
};

test('texts give no hours, units or rupees for charging a bicycle, as its voltage is unknown, in every language', () => {
  const keys = new Set(
    collections.products
      .flatMap(({ data }) => (data.kind === 'bicycle' ? (data.figures ?? []) : []))
      .map(({ key }) => key),
  );
  for (const unknown of ['batteryVoltage', 'chargingTime']) expect(keys).not.toContain(unknown);
  const sentences = listBicycleSentences();
  const charging = sentences.filter((text) => /charg|socket|चार्ज|ચાર્જ/i.test(text));
  expect(charging.length).toBeGreaterThan(20);
  expect(charging.filter((text) => text.includes('₹'))).toEqual([]);
  expect(sentences.filter((text) => /\bhours?\b|\bunits?\b|घंट|यूनिट|કલાક|યુનિટ/i.test(text))).toEqual([]);
});

const findAssumption = (key: string) => {
  const found = collections.assumptions.find(({ data }) => data.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found.data;
};

const getAssumption = (key: string): number => findAssumption(key).value;

test('the note on the insurance of class L5 names all vehicles that use it too', () => {
  const { name, note } = findAssumption('electricInsurance');
  expect(name).toContain('class L5');
  for (const { data } of collections.products)
    if (data.kind === 'cargo' || data.kind === 'passenger') expect(note).toContain(data.name);
});

test('the example price and the taxes of class L5 name no pickup, because Manzil is none, in every language', () => {
  const { name } = findAssumption('pickupPrice');
  const { note } = findAssumption('electricTaxes');
  for (const said of [name, note]) {
    expect(said).toContain('class L5');
    expect(said).not.toContain('pickup');
    for (const { translations } of languages) {
      const translated = translations.documents.assumptions.texts[said ?? ''];
      expect(translated).toContain('L5');
      expect(translated).not.toMatch(/पिकअप|પિકઅપ/);
    }
  }
});

/** An amount as a visitor may type it into the calculator, in English. */
const toRupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;

test('the note on taxes says what the road tax of Gujarat is for the example prices, in every language', () => {
  const { note } = findAssumption('electricTaxes');
  const percent = getAssumption('gujaratRoadTax');
  const taken = ['pickupPrice', 'eRickshawPrice'].map((key) =>
    toRupees((getAssumption(key) * percent) / 100),
  );
  const notes = [
    note,
    ...languages.map(({ translations }) => translations.documents.assumptions.texts[note ?? '']),
  ];
  for (const said of notes) for (const figure of [`${percent} %`, ...taken]) expect(said).toContain(figure);
});

test('the notes on taxes say for both sides of the calculator whether road tax is included, in every language', () => {
  for (const key of ['electricTaxes', 'rivalTaxes']) {
    const { note } = findAssumption(key);
    expect(note).toContain('oad tax');
    for (const { translations } of languages)
      expect(translations.documents.assumptions.texts[note ?? '']).toMatch(/रोड टैक्स|રોડ ટેક્સ/);
  }
});

test.each([
  ['mastee', /About half of it is left when you count the next batteries, as lead-acid/, 0.5],
  ['millo', /About half of it is left when you count the next batteries, as lead-acid/, 0.5],
  ['major', /Put money aside for the next battery, and about half is left/, 0.5],
  ['manzil', /About 70 % of it is left when money is put aside/, 0.7],
])('the note of %s says how much of its saving is left after the next battery', (key, said, share) => {
  const savings = getProduct(key).figures?.find((figure) => figure.key === 'savings');
  const inputs = new URLSearchParams(savings?.claim?.inputs ?? '');
  const perKm = getProduct(key).figures?.some((figure) => figure.key === 'batteryType')
    ? (getAssumption('lithiumPackPrice') * getNumber(key, 'batteryCapacity')) /
      getAssumption('lithiumPackLife')
    : getAssumption('leadAcidSetPrice') / getAssumption('leadAcidSetLife');
  const saved = getNumber(key, 'savings');
  const left = 1 - (perKm * Number(inputs.get('km')) * Number(inputs.get('days'))) / saved;
  expect(savings?.note).toMatch(said);
  expect(Math.abs(left - share)).toBeLessThan(0.05);
});

test('texts give the electricity figures that follow from the inputs of the claim, in every language', async () => {
  const [mastee] = collections.products.filter(({ key }) => key === 'mastee');
  const savings = mastee?.data.figures?.find(({ key }) => key === 'savings');
  const take = (key: string) => Number(new URLSearchParams(savings?.claim?.inputs ?? '').get(key));
  const perKm = (take('kwh') / 100 / take('efficiency')) * take('tariff');
  const units = getNumber('mastee', 'batteryCapacity') / take('efficiency');
  const texts = JSON.stringify(content);
  const all = [texts, ...languages.map(({ translations }) => JSON.stringify(translations.documents))];
  for (const text of all) {
    expect(text).toContain(`${Math.round(perKm * 100)} `);
    expect(text).toContain(`${units.toFixed(2)} `);
    expect(text).toContain(`₹${Math.round(Number(units.toFixed(2)) * take('tariff'))}`);
    expect(text).not.toMatch(/\b60 (?:paise|पैसे|પૈસા)|[₹]3\.10|(?:7\.5|8\.7) (?:units|यूनिट|યુનિટ)/u);
  }
  expect(texts).toContain(`₹${(take('fuelprice') / take('economy')).toFixed(2)} a kilometre`);
});

test('the article on cost per kilometre gives the costs with maintenance and battery, in every language', () => {
  const [mastee] = collections.products.filter(({ key }) => key === 'mastee');
  const savings = mastee?.data.figures?.find(({ key }) => key === 'savings');
  const take = (key: string) => Number(new URLSearchParams(savings?.claim?.inputs ?? '').get(key));
  const perKm = (take('kwh') / 100 / take('efficiency')) * take('tariff') + take('maintenance');
  const battery = getAssumption('leadAcidSetPrice') / getAssumption('leadAcidSetLife');
  const rival = take('fuelprice') / take('economy') + take('rivalmaintenance');
  const [ours, all, theirs] = [perKm, perKm + battery, rival].map((rupees) => `₹${rupees.toFixed(2)}`);
  const article = collections.blogs.find(({ key }) => key === 'cost-per-kilometre')?.data;
  const places = [
    { description: article?.description, body: article?.body },
    ...languages.map(({ translations: { documents } }) => ({
      description: documents.blogs.texts?.[article?.description ?? ''],
      body: documents.blogs.richTexts?.['cost-per-kilometre/body'],
    })),
  ];
  for (const { description, body } of places) {
    for (const figure of [all, theirs]) expect(description).toContain(figure);
    for (const figure of [ours, all]) expect(listSentences(body).join(' ')).toContain(figure);
  }
});

test('texts do not use the word “reckon”', () => {
  expect(JSON.stringify(content).match(/.{0,40}\breckon.{0,40}/gi)).toBeNull();
});

test('the cost answers of Major and Manzil name the saving of that vehicle, in every language', () => {
  const lakh = { en: 'lakh', hi: 'लाख', gu: 'લાખ' };
  for (const name of ['major', 'manzil']) {
    const saving = getProduct(name).figures?.find(({ key }) => key === 'savings');
    const inputs = new URLSearchParams(saving?.claim?.inputs ?? '');
    const [km, days, own, rival] = ['km', 'days', 'maintenance', 'rivalmaintenance'].map((key) =>
      Number(inputs.get(key)),
    ) as [number, number, number, number];
    const upkeep = [own, rival, rival - own].map((rupees) => toRupees(rupees * km * days));
    const named = {
      [`price-${name}`]: [`${km} km`, `${days}`],
      [`maintenance-cost-${name}`]: [`${km} km`, ...upkeep, `${own * 100}`, `${rival * 100}`],
    };
    expect(getProduct(name).questions).toEqual(expect.arrayContaining(Object.keys(named)));
    for (const [key, figures] of Object.entries(named)) {
      const answers = [
        ['en', collections.questions.find((entry) => entry.key === key)?.data.answer] as const,
        ...languages.map(
          ({ language, translations }) =>
            [language, translations.documents.questions.richTexts?.[`${key}/answer`]] as const,
        ),
      ];
      for (const [language, answer] of answers) {
        const said = listSentences(answer).join(' ');
        const year = `₹${((saving?.min ?? 0) / 100_000).toFixed(2)} ${lakh[language]}`;
        for (const figure of [year, ...figures]) expect(said, `${key} ${language}`).toContain(figure);
      }
    }
  }
});

/** The kilometres in a text, e.g. 34500 of "34,500 km". */
const listKm = (text: string): number[] =>
  [...text.matchAll(/([\d,]+)\s?km\b(?!\/)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));

test('the condition of a claim names the kilometres a day or a year of its inputs, in every language', () => {
  const claims = collections.products.flatMap(({ key, data }) =>
    (data.figures ?? []).flatMap(({ condition, claim }) => {
      const inputs = new URLSearchParams(claim?.inputs ?? '');
      const [km, days] = ['km', 'days'].map((name) => Number(inputs.get(name))) as [number, number];
      return condition && claim?.inputs ? [{ key, condition, km: [km, km * days] }] : [];
    }),
  );
  expect(claims.length).toBeGreaterThan(3);
  const answer = 'maintenance-cost';
  const major = claims.find(({ key }) => key === 'major');
  const own = collections.questions.find(({ key }) => key === answer)?.data.answer;
  const translated = languages.map(({ translations: { documents } }) => documents);
  const said = [
    ...claims.flatMap(({ condition, km }) =>
      [condition, ...translated.map(({ products }) => products.texts[condition] ?? '')].map((text) => ({
        text,
        km,
      })),
    ),
    ...[own, ...translated.map(({ questions }) => questions.richTexts?.[`${answer}/answer`])].map((text) => ({
      text: listSentences(text).join(' '),
      km: major?.km,
    })),
  ];
  for (const { text, km } of said) {
    const found = listKm(text);
    expect(found.length, text).toBeGreaterThan(0);
    for (const one of found) expect(km, text).toContain(one);
  }
});

test('the answer on maintenance names the paise of each vehicle’s claim, in every language', () => {
  const own = (key: string) => {
    const saving = getProduct(key).figures?.find((figure) => figure.key === 'savings');
    return Number(new URLSearchParams(saving?.claim?.inputs ?? '').get('maintenance')) * 100;
  };
  expect(own('millo')).toBe(own('mastee'));
  const answers = [
    collections.questions.find(({ key }) => key === 'maintenance-cost')?.data.answer,
    ...languages.map(
      ({ translations }) => translations.documents.questions.richTexts?.['maintenance-cost/answer'],
    ),
  ];
  for (const answer of answers) {
    const sentences = listSentences(answer);
    for (const [name, key] of [
      [/Major|मेजर|મેજર/, 'major'],
      [/Mastee and Millo|मस्ती और मिल्लो|મસ્તી અને મિલ્લો/, 'mastee'],
    ] as const)
      expect(sentences.find((text) => name.test(text))).toMatch(
        new RegExp(`\\b${own(key)} (?:paise|पैसे|પૈસા)`),
      );
  }
});

test('every answer on maintenance names the paise with which the calculator starts, in every language', () => {
  const starts = new RegExp(`\\b${getAssumption('electricMaintenance') * 100} (?:paise|पैसे|પૈસા)`);
  for (const key of ['maintenance-cost', 'maintenance-cost-major', 'maintenance-cost-manzil']) {
    const answers = [
      collections.questions.find((entry) => entry.key === key)?.data.answer,
      ...languages.map(({ translations }) => translations.documents.questions.richTexts?.[`${key}/answer`]),
    ];
    for (const answer of answers)
      expect(
        listSentences(answer).find((text) => /starts every vehicle|हर गाड़ी|દરેક ગાડી/.test(text)),
      ).toMatch(starts);
  }
});

test('the notes of Mastee and Millo call their lead-acid cells an estimate', () => {
  for (const key of ['mastee', 'millo']) {
    const note = getProduct(key).figures?.find((figure) => figure.key === 'savings')?.note ?? '';
    expect(note).toMatch(/lead-acid: an estimate/);
    for (const { language, translations } of languages)
      expect(translations.documents.products.texts?.[note], language).toMatch(/अनुमान|અંદાજ/);
  }
});

test('the diary of the e-bike prices the petrol for its kilometres as the calculator does, in every language', () => {
  const bodies = [
    collections.blogs.find(({ key }) => key === 'e-bike-commute')?.data.body,
    ...languages.map(({ translations }) => translations.documents.blogs.richTexts?.['e-bike-commute/body']),
  ];
  for (const body of bodies) {
    const sum = listSentences(body).join(' ');
    const [, km] = /22 \S+ (\d+) km/u.exec(sum) ?? [];
    const [, economy, rupees] = /(50) km[^₹]*₹([\d,]+)/u.exec(sum) ?? [];
    const petrol = (Number(km) / Number(economy)) * getAssumption('petrolPrice');
    expect(Math.round(petrol / 10) * 10).toBe(Number(rupees?.replace(',', '')));
    // The text repeats this amount and claims no higher cost before.
    expect(sum.match(/₹\d[\d,]*/gu)).toEqual([`₹${rupees}`, '₹30', '₹30', `₹${rupees}`]);
  }
});

test('Manzil is launched before the show where it is exhibited', () => {
  const dayOf = (key: string) => String(collections.events.find((event) => event.key === key)?.data.date);
  expect(dayOf('manzil-launch-2024') < dayOf('auto-show-2024')).toBe(true);
});

/** The electricity cost of a kilometre in rupees, by the inputs of a vehicle's claim. */
const getElectricityPerKm = (vehicle = 'mastee'): number => {
  const savings = getProduct(vehicle).figures?.find(({ key }) => key === 'savings');
  const take = (key: string) => Number(new URLSearchParams(savings?.claim?.inputs ?? '').get(key));
  return (take('kwh') / 100 / take('efficiency')) * take('tariff');
};

/** The description and the body of an article of the seed, in English and in every other language. */
const listArticle = (key: string): { description: string; sentences: string[] }[] => {
  const article = collections.blogs.find((entry) => entry.key === key)?.data;
  return [
    { description: article?.description ?? '', sentences: listSentences(article?.body) },
    ...languages.map(({ translations: { documents } }) => ({
      description: documents.blogs.texts[article?.description ?? ''] ?? '',
      sentences: listSentences(documents.blogs.richTexts?.[`${key}/body`]),
    })),
  ];
};

test('articles name the planned range and the payload of the small class as its limits, in every language', () => {
  const planned = `${Math.floor(getNumber('millo', 'typicalRange') * 0.85)} km`;
  const most = `${getNumber('millo', 'legalPayload')} kg`;
  for (const key of ['e-rickshaw-or-l5', 'last-mile-parcels'])
    for (const { sentences } of listArticle(key)) {
      expect(sentences.find((text) => text.includes(planned))).toContain(most);
      const others = sentences.filter((text) => /[23]\d\d kg/.test(text) && !text.includes(most));
      expect(others).toEqual([]);
    }
});

test('the article on parcels gives charging hours only with Major, in every language', () => {
  for (const { sentences } of listArticle('last-mile-parcels')) {
    const hours = sentences.filter((text) => /four-hour|चार घंटे|ચાર કલાક/.test(text));
    expect(hours).toHaveLength(1);
    expect(hours[0]).toMatch(/Major|मेजर|મેજર/);
  }
});

test('the article and the driver’s voice on winter give the range that is left of Manzil, in every language', () => {
  const typical = getNumber('manzil', 'typicalRange');
  const [cool, cold] = [Math.floor(typical * 0.9), Math.round(typical * 0.8)];
  for (const { sentences } of listArticle('winter-range')) {
    const said = sentences.find((text) => listKm(text).includes(typical));
    expect(said?.match(/\d+/g)?.map(Number)).toEqual([typical, cool, cold]);
  }
  const own = collections.testimonials.find(({ data }) => /January/.test(data.description))?.data;
  const voices = [
    own?.description,
    ...languages.map(({ translations }) => translations.documents.testimonials.texts[own?.description ?? '']),
  ];
  expect(own?.product).toBe('manzil');
  for (const voice of voices) {
    const [round = 0] = listKm(voice ?? '');
    expect(round).toBeLessThanOrEqual(typical * 0.85);
    expect([typical - round, cool - round]).toEqual([15, 6]);
    expect(voice).toMatch(/fifteen left.* six,|पंद्रह.*छह|પંદર.* છ /);
  }
});

test('the display of Manzil shows the charge in bars, as other texts say of all vehicles, in every language', () => {
  const display =
    getProduct('manzil').solutions?.find(({ title }) => title === 'Digital display')?.text ?? '';
  expect(listSentences([collections.questions, collections.events]).join(' ')).toMatch(/\bbars?\b/);
  const said = [
    display,
    ...languages.map(({ translations }) => translations.documents.products.texts[display]),
  ];
  for (const text of said) expect(text).toMatch(/^(?:Charge in bars|चार्ज डंडियों में|ચાર્જ કાપામાં),/);
});

test('Mastees that charge overnight have a socket each for the night, in every language', () => {
  expect(getNumber('mastee', 'chargingTime')).toBeGreaterThan(6);
  const handedOver = collections.events.find(({ key }) => key === 'self-help-group-2025');
  const sockets = [
    handedOver?.data.info,
    ...languages.map(
      ({ translations }) => translations.documents.events.richTexts?.['self-help-group-2025/info'],
    ),
  ].map((info) => listSentences(info).find((text) => /socket|सॉकेट|સોકેટ/.test(text)));
  expect(handedOver?.data.title).toContain('Twelve Mastees');
  for (const text of sockets) expect(text).toMatch(/twelve sockets|बारह सॉकेट|બાર સોકેટ/);
  const need = globals['about-page'].needs?.find(({ title }) => title === 'Home charging');
  const text = need?.text ?? '';
  const home = [
    text,
    ...languages.map(({ translations }) => translations.documents['about-page'].texts[text]),
  ];
  for (const said of home) expect(said).toMatch(/sleeps|सोते|સૂએ/);
});

test('the answer on a dealer’s time gives one week for the training at the works, in every language', () => {
  const training = globals['dealer-page'].offers?.find(({ title }) => title === 'Training at the works');
  expect(training?.text).toMatch(/^Two mechanics for six days/);
  const answers = [
    collections.questions.find(({ key }) => key === 'dealer-time')?.data.answer,
    ...languages.map(
      ({ translations }) => translations.documents.questions.richTexts?.['dealer-time/answer'],
    ),
  ];
  for (const answer of answers)
    expect(listSentences(answer).join(' ')).toMatch(/one for training|एक ट्रेनिंग|એક તાલીમ/);
});

test('the article on tyres is announced with its own figures, and the saved electricity pays the gauge in a month, in every language', () => {
  for (const { description, sentences } of listArticle('tyre-pressure')) {
    const psi =
      sentences
        .find((text) => text.includes('psi'))
        ?.match(/\d+/g)
        ?.map(Number) ?? [];
    expect(Math.max(...psi) - Math.min(...psi)).toBe(12);
    expect(description).toMatch(/^(?:Twelve|बारह|બાર) psi/);
    const km = sentences.flatMap(listKm)[0] ?? 0;
    expect(listKm(description)).toEqual([km]);
    const [, gauge = ''] = /₹(\d+)/.exec(description) ?? [];
    // A month has a twelfth of the driving days of a year.
    const saved = (km * getElectricityPerKm() * getAssumption('daysPerYear')) / 12;
    expect(saved).toBeGreaterThan(Number(gauge));
    expect(description).toMatch(/month|महीने|મહિના/);
  }
});

/** The amounts in rupees in a text, e.g. 1050 of "₹1,050". */
const listRupees = (text: string): number[] =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));

/** Driving days in a month, by the initial values of the calculator. */
const daysPerMonth = getAssumption('daysPerYear') / 12;

test('the article on side panels compares their pay with the electricity of its round, and not with insurance, in every language', () => {
  for (const { sentences } of listArticle('advertising-space')) {
    const said = sentences.filter((text) => text.includes('₹')).join(' ');
    const [least = 0, most = 0, electricity = 0] = listRupees(said);
    const [km = 0] = listKm(said);
    const costs = km * getElectricityPerKm() * daysPerMonth;
    expect(electricity).toBe(Math.round(costs / 10) * 10);
    expect(Math.round(least / 100)).toBe(Math.round(costs / 100));
    expect(most).toBeLessThan(costs + getAssumption('electricInsurance') / 12);
  }
});

test('the article on loans says that 40 km a day save about half of its diesel, in every language', () => {
  const diesel = getAssumption('dieselPrice') / getAssumption('dieselEconomy');
  for (const { sentences } of listArticle('financing')) {
    const at = sentences.findIndex((text) => listKm(text).length > 0);
    const [km = 0] = listKm(sentences[at] ?? '');
    const [saved = 0] = listRupees(sentences[at - 1] ?? '');
    expect(sentences[at]).toMatch(/about half|करीब आधी|લગભગ અડધી/);
    for (const vehicle of ['mastee', 'major']) {
      const share = ((diesel - getElectricityPerKm(vehicle)) * km * daysPerMonth) / saved;
      expect(Math.abs(share - 0.5), vehicle).toBeLessThan(0.05);
    }
  }
});

test('the daily sum of the article on parcels includes the EMI of the calculator and adds up, in every language', () => {
  const instalment = toInstalmentRs({
    amountRs: getAssumption('eRickshawPrice') * (1 - getAssumption('downPayment') / 100),
    ratePercentPerYear: getAssumption('electricRate'),
    months: getAssumption('loanMonths'),
  });
  const perDay = instalment / daysPerMonth;
  for (const { sentences } of listArticle('last-mile-parcels')) {
    const [, earned = 0, electricity = 0, aside = 0, loan = 0, other = 0, left] = listRupees(
      sentences.join(' '),
    );
    expect(loan).toBe(Math.round(perDay / 10) * 10);
    expect(left).toBe(Math.round((earned - electricity - aside - loan - other) / 10) * 10);
  }
});

/**
 * The distance to work, one way, for which one charge is enough there and back, as the finder plans it: in whole km.
 */
const toEachWay = (bicycle: string): number => Math.floor((getNumber(bicycle, 'range') * 0.85) / 2);

test('texts recommend bicycles only for ways to work that one charge covers there and back, in every language', () => {
  const [tile] = getProduct('marvel').targetCustomers ?? [];
  const tiles = [
    tile?.text,
    ...languages.map(({ translations }) => translations.documents.products.texts[tile?.text ?? '']),
  ];
  // The tile is shown with every bicycle, so the shortest range counts.
  const bicycles = collections.products.filter(({ data }) => data.kind === 'bicycle');
  expect(Math.min(...bicycles.map(({ key }) => toEachWay(key)))).toBe(12);
  for (const text of tiles) expect(text).toMatch(/five to twelve|पाँच से बारह|પાંચથી બાર/i);
  for (const { sentences } of listArticle('e-bike-commute'))
    expect(sentences.findLast((text) => listKm(text).length > 0)).toMatch(
      new RegExp(`^(?=.* ${toEachWay('marvelpro')} km).*(Marvel Pro|मार्वल प्रो|માર્વેલ પ્રો)`),
    );
});
