import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import sharp from 'sharp';
import { toPhoneDigits } from '../../leads/phone-digits.ts';
import { toRichText } from '../../seed/data/to-rich-text.ts';
import { openLedger } from '../../seed/ledger.ts';
import { resolveReferences } from '../../seed/resolve-references.ts';
import { readSampleSeed } from '../../seed/sample-seed.ts';
import { type SeedContent, type SeededCollection, seededCollections } from '../../seed/seed-shapes.ts';
import { seedTranslations } from '../../seed/seed-translations.ts';

/** Pages, vehicles and lists of which the sample is made: few, and every field of the model is filled in one of them. */
const kept: Record<SeededCollection, (key: string, index: number) => boolean> = {
  'page-meta': (key) => ['home', 'notfound', 'productmillio'].includes(key),
  questions: (_key, index) => index < 3,
  products: (key) => ['millo', 'mastee'].includes(key),
  assumptions: (key) => ['dieselPrice-ahmedabad', 'eRickshawIncentive'].includes(key),
  banners: (_key, index) => index < 2,
  testimonials: (_key, index) => index < 2,
  'gallery-items': (_key, index) => index < 2,
  // Staff write some of their own below, in every state.
  blogs: () => false,
  events: () => false,
  'trade-shows': () => true,
  certificates: (_key, index) => index < 1,
  dealers: (_key, index) => index < 1,
  jobs: (_key, index) => index < 1,
  'reply-templates': (key) => key === 'interview',
};

/** The password of both members of staff; they exist in no other database. */
export const samplePassword = 'only-for-the-upgrade-1';

const makePicture = async (payload: Payload): Promise<number> => {
  const data = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#0a6b3d' } })
    .webp()
    .toBuffer();
  const file = { name: 'plate.webp', mimetype: 'image/webp', data, size: data.length };
  return (await payload.create({ collection: 'media', data: { alt: 'A green plate' }, file })).id;
};

/** What documents refer to and is not made of the sample content: every picture is one picture, every state one state. */
interface Stand {
  media: number;
  states: number;
}

const makeDocuments = async (payload: Payload, { collections, globals }: SeedContent, stand: Stand) => {
  const ids = new Map<string, number>();
  const lookup = async (collection: string, name: string) =>
    stand[collection as keyof Stand] ?? ids.get(`${collection}/${name}`) ?? null;
  for (const collection of seededCollections) {
    for (const { key, data } of collections[collection].filter((entry, at) =>
      kept[collection](entry.key, at),
    )) {
      const resolved = await resolveReferences(
        payload.collections[collection].config.flattenedFields,
        data,
        lookup,
      );
      const { id } = await payload.create({
        collection,
        data: { ...(resolved as RequiredDataFromCollectionSlug<SeededCollection>), _status: 'published' },
      });
      ids.set(`${collection}/${key}`, id);
      await payload.create({
        collection: 'seed-records',
        data: { key: `${collection}/${key}`, document: id },
      });
    }
  }
  for (const { slug, flattenedFields } of payload.globals.config) {
    const data = Object.entries(globals).find(([name]) => name === slug)?.[1];
    if (data)
      await payload.updateGlobal({
        slug: slug as keyof typeof globals,
        data: (await resolveReferences(flattenedFields, data, lookup)) as object,
      });
  }
};

/** What staff wrote over the sample content, with every state an article or an event can be in. */
const editAsStaff = async (payload: Payload, picture: number) => {
  const article = (title: string) => ({
    title,
    description: `${title}, in two sentences. Written by staff.`,
    body: toRichText(
      `## ${title}\n\nA paragraph with **weight**, a [link](/contactus) and ₹ 1.20 lakh.\n\n- One\n- Two\n\n> Said.`,
    ),
    picture,
    publishedAt: '2026-01-02T03:04:05.000Z',
  });
  const draft = { draft: true, autosave: false } as const;
  const published = { _status: 'published' } as const;
  const blogs = 'blogs';
  await payload.create({ collection: blogs, data: article('Only ever a draft'), draft: true });
  const edited = await payload.create({ collection: blogs, data: { ...article('Published'), ...published } });
  await payload.update({
    collection: blogs,
    id: edited.id,
    data: { title: 'Published again', ...published },
  });
  await payload.update({ collection: blogs, id: edited.id, data: { title: 'With a later draft' }, ...draft });
  const autosaved = { collection: blogs, id: edited.id, draft: true, autosave: true } as const;
  await payload.update({ ...autosaved, data: { title: 'With a draft that was autosaved' } });
  const inHindi = { collection: blogs, id: edited.id, locale: 'hi' } as const;
  await payload.update({
    ...inHindi,
    data: { ...article('प्रकाशित'), translationReady: true, ...published },
  });
  await payload.update({ ...inHindi, data: { title: 'एक मसौदा' }, ...draft });
  const future = { ...article('For the future'), publishedAt: '2999-01-01T00:00:00.000Z', ...published };
  await payload.create({ collection: blogs, data: future });
  const taken = await payload.create({ collection: blogs, data: { ...article('Taken down'), ...published } });
  await payload.update({ collection: blogs, id: taken.id, data: { _status: 'draft' } });

  const { title, description, body: info } = article('A test ride');
  const event = {
    title,
    description,
    info,
    picture,
    place: 'Rajkot',
    date: '2026-02-03T00:00:00.000Z',
    endsOn: '2026-02-04T00:00:00.000Z',
  };
  await payload.create({ collection: 'events', data: event, draft: true });
  const ride = await payload.create({ collection: 'events', data: { ...event, ...published } });
  await payload.update({ collection: 'events', id: ride.id, data: { place: 'Surat' }, ...draft });

  /** An edit of many at once: what cannot be edited is only listed in its answer. */
  const edit = async (edited: Promise<{ errors: { message: string }[] }>) => {
    const { errors } = await edited;
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
  };
  const every = { where: { id: { exists: true } } } as const;
  await edit(payload.update({ collection: 'page-meta', ...every, data: { heading: 'As staff see it' } }));
  const price = { amountRs: 175_000, asOf: '2026-05-06T00:00:00.000Z', place: 'Rajkot' };
  await edit(
    payload.update({ collection: 'products', where: { key: { equals: 'millo' } }, data: { price } }),
  );
  const [vehicle] = (await payload.find({ collection: 'products', limit: 1, sort: 'id' })).docs;
  await edit(payload.update({ collection: 'dealers', ...every, data: { vehicles: [vehicle?.id ?? 0] } }));
  const closed = { open: false, closesAt: '2026-03-04T00:00:00.000Z' };
  await edit(payload.update({ collection: 'jobs', ...every, data: closed }));
  const [question] = (await payload.find({ collection: 'questions', sort: 'id', limit: 1 })).docs;
  const ours = { question: 'What do staff ask?', answer: toRichText('“This”, with ગુજરાતી and हिन्दी.') };
  await payload.update({ collection: 'questions', id: question?.id ?? 0, data: ours });
  const settings = {
    tagline: 'Edited by staff',
    announcement: 'Closed for Diwali',
    domainStatus: 'preview',
  } as const;
  await payload.updateGlobal({ slug: 'site-settings', data: settings });
  const heading = 'As it will be';
  await payload.updateGlobal({ slug: 'about-page', data: { heading }, draft: true });
  await payload.create({
    collection: 'redirects',
    data: { from: '/old-offer', to: '/', note: 'A leaflet.' },
  });
  const [praise] = (await payload.find({ collection: 'testimonials', sort: 'id', limit: 1 })).docs;
  const deletedAt = '2026-04-01T00:00:00.000Z';
  await payload.update({ collection: 'testimonials', id: praise?.id ?? 0, data: { deletedAt } });
};

/** The log of a lead with every sentence that says to whom it went. Only the programs write it. */
const writeLog = async (payload: Payload, lead: number, staffId: number, at: string) => {
  const of = { lead, at, isApplication: false } as const;
  const byStaff = { ...of, by: 'Admin', staffId } as const;
  const byDealer = { ...of, kind: 'owner', by: 'Shree Motors' } as const;
  const byWebsite = { ...of, kind: 'owner', by: 'The website' } as const;
  const lines = [
    { ...byStaff, kind: 'call', text: 'Calls back at ten.' },
    { ...byWebsite, text: 'Rule “Inquiries to the dealer”: to the dealer Shree Motors' },
    { ...byDealer, text: 'Taken' },
    { ...byDealer, text: 'Given back: Ask : to the dealer of Surat' },
    { ...byDealer, text: 'Nothing heard while the link worked' },
    { ...byWebsite, text: 'Chosen by the visitor: to the dealer Shree Motors' },
    { ...byWebsite, text: 'Rule “Dealers: to the dealer”: to Seller' },
    { ...byStaff, kind: 'owner', text: 'From Seller to nobody' },
    { ...byStaff, kind: 'owner', text: 'From nobody to Seller' },
    { ...byStaff, kind: 'person', text: 'Same person as lead 1' },
    { ...byStaff, kind: 'person', text: 'No longer the same person as lead 1' },
  ] as const;
  for (const data of lines) await payload.db.create({ collection: 'lead-log', data });
};

/** Leads at each point of their way: a notice owed and leased, one worked on, one given up. */
const takeLeads = async (payload: Payload, owner: number, state: number) => {
  const city = await payload.create({ collection: 'cities', data: { name: 'Panaji', state } });
  const [product] = (await payload.find({ collection: 'products', sort: 'id', limit: 1 })).docs;
  const [job] = (await payload.find({ collection: 'jobs', limit: 1 })).docs;
  const person = {
    name: "Asha D'Souza",
    email: 'asha@example.com',
    phone: '+91 98250 12345',
    status: 'new',
    language: 'en',
    // Long ago, so that what is reckoned from the clock stays as it is.
    createdAt: '2026-04-05T01:00:00.000Z',
  } as const;
  const lead = (number: number) => ({
    ...person,
    phoneDigits: toPhoneDigits(person.phone),
    leadKey: `key-${number}`,
    humanCheck: 'passed' as const,
  });
  const moment = (hour: number) => `2026-04-05T0${hour}:00:00.000Z`;
  const collection = 'leads';
  await payload.create({
    collection,
    data: {
      ...lead(1),
      kind: 'contact',
      firstName: 'Asha',
      lastName: "D'Souza",
      marketingConsent: true,
      whatsappConsent: false,
      withdrawnAt: moment(6),
      message: 'Two\nlines; with "quotes" and 100 % \\ signs.',
      delivery: 'due',
      receiptWanted: true,
      attempts: 2,
      nextAttemptAt: moment(2),
      leaseUntil: moment(3),
      triedSince: moment(2),
      lastProblem: 'The mail server did not answer.',
      page: '/contactus',
      utmSource: 'fair',
      utmMedium: 'qr',
      utmCampaign: 'rajkot 2026',
      utmTerm: 'loan',
      utmContent: 'blue',
      phoneDigits: '919825012345',
      person: 'a key',
      answeredAt: moment(4),
    },
  });
  await payload.db.create({
    collection: 'webhook-events',
    data: {
      at: moment(3),
      event: 'changed',
      lead: 1,
      state: 'failed',
      attempts: 12,
      lastProblem: 'The webhook answered 500.',
      eventKey: 'changed-1',
      nextAttemptAt: moment(4),
      triedSince: moment(3),
    },
  });
  await payload.create({
    collection: 'report-keys',
    data: {
      name: 'Board of figures',
      reads: 'sales',
      begins: 'rk_abcde',
      madeBy: 'Admin',
      keyHash: 'a hash of a key',
      usedInHour: 3,
      hourBegan: moment(2),
      lastUsedAt: moment(3),
    },
  });
  await payload.updateGlobal({ slug: 'answer-times', data: { opensAt: 9, days: ['mon', 'tue'] } });
  await payload.create({
    collection: 'privacy-requests',
    data: {
      kind: 'see',
      state: 'open',
      about: 'enquiries',
      language: 'gu',
      phone: person.phone,
      reference: 'K7M2-4QXD',
      outcome: 'Called twice.',
      dueAt: moment(7),
      requestKey: 'a request',
      attempts: 1,
      nextAttemptAt: moment(8),
      keyHash: 'a hash',
      keyUntil: moment(9),
    },
  });
  const worked = await payload.create({
    collection,
    data: {
      ...lead(2),
      kind: 'dealer',
      status: 'contacted',
      owner,
      notes: 'Called twice.\nWants a showroom.',
      vehicle: 'Millo',
      reckoning: '/savings?vehicle=millo&km=90',
      product: product?.id ?? null,
      state,
      city: city.id,
      place: 'Panaji, Goa',
      delivery: 'done',
      notifiedAt: moment(4),
      receiptAt: moment(5),
      webhookAt: moment(6),
      attempts: 1,
    },
  });
  await writeLog(payload, worked.id, owner, moment(5));
  await payload.create({
    collection,
    data: {
      ...lead(3),
      kind: 'application',
      status: 'rejected',
      closedAt: moment(8),
      job: job?.id ?? null,
      position: 'Fitter',
      resumeFile: 'random-name.pdf',
      resumeName: 'Asha.pdf',
      resumeBytes: 12_345,
      resumeScan: 'clean',
      delivery: 'failed',
      attempts: 12,
    },
  });
  const [dealer] = (await payload.find({ collection: 'dealers', limit: 1 })).docs;
  await payload.create({
    collection,
    data: {
      ...lead(4),
      kind: 'testride',
      dealer: dealer?.id ?? null,
      product: product?.id ?? null,
      routedTo: dealer?.id ?? null,
      routeAt: moment(1),
      termFrom: moment(1),
      answerBy: moment(7),
      escalateAt: moment(8),
      escalations: 1,
      firstChoice: '2026-04-07 morning',
      source: 'fair',
      delivery: 'done',
      attempts: 1,
    },
  });
  const rule = await payload.create({
    collection: 'routing-rules',
    data: {
      name: 'Inquiries to the dealer',
      kinds: ['inquiry'],
      vehicles: [product?.id ?? 0],
      languages: ['gu'],
      target: 'dealers',
      dealers: [dealer?.id ?? 0],
    },
  });
  await payload.db.create({
    collection: 'lead-routes',
    data: {
      lead: worked.id,
      step: 1,
      rule: rule.id,
      ruleName: rule.name,
      turn: 1,
      dealer: dealer?.id ?? null,
      targetName: dealer?.name ?? '',
      state: 'offered',
      at: moment(5),
      attempts: 1,
      seed: 'a seed',
      keyUntil: moment(9),
    },
  });
  const reasons = [
    'Too far',
    'No mail reached them',
    'Not taken while the link worked',
    'Nothing heard while the link worked',
  ];
  for (const [place, reason] of reasons.entries())
    await payload.db.create({
      collection: 'lead-routes',
      data: {
        lead: worked.id,
        step: place + 2,
        rule: rule.id,
        ruleName: rule.name,
        turn: place + 2,
        dealer: dealer?.id ?? null,
        targetName: dealer?.name ?? '',
        state: 'over',
        at: moment(5),
        endedAt: moment(6),
        reason,
        attempts: 1,
        seed: 'a seed',
      },
    });
  await payload.db.create({
    collection: 'lead-recalls',
    data: {
      lead: worked.id,
      kind: 'contact',
      step: 1,
      reason: 'corrected',
      dealer: dealer?.id ?? null,
      dealerName: dealer?.name ?? '',
      givenAt: moment(5),
      owedAt: moment(6),
      nextAttemptAt: moment(7),
      attempts: 2,
    },
  });
  const spent = { token: 'spent', leadKey: 'key-1', expiresAt: moment(7) };
  await payload.create({ collection: 'spent-checks', data: spent });
  await payload.create({
    collection: 'translated-texts',
    data: {
      document: 'home-page/one',
      language: 'hi',
      place: 'needsHeading',
      translation: 'a',
      english: 'b',
    },
  });
};

/** Fills an empty store with what a deployment holds after a while: sample content, edits of staff, drafts, leads in flight. */
export const doSampleWork = async (payload: Payload): Promise<void> => {
  const picture = await makePicture(payload);
  const state = await payload.create({ collection: 'states', data: { name: 'Goa', code: 'GA' } });
  const { content, languages } = await readSampleSeed();
  await makeDocuments(payload, content, { media: picture, states: state.id });
  const ledger = await openLedger(payload);
  for (const { language, translations } of languages)
    await seedTranslations({ payload, ledger, language, translations }, content, []);
  const password = samplePassword;
  const admin = { name: 'Admin', email: 'admin@example.com', role: 'admin', password } as const;
  const { id } = await payload.create({ collection: 'staff', data: admin });
  const editor = { name: 'Editor', email: 'editor@example.com', role: 'editor', password } as const;
  await payload.create({ collection: 'staff', data: editor });
  await payload.create({
    collection: 'staff',
    data: {
      name: 'Seller',
      email: 'seller@example.com',
      role: 'sales',
      password,
      superior: id,
      awayFrom: '2026-04-01T00:00:00.000Z',
      awayUntil: '2026-04-09T00:00:00.000Z',
    },
  });
  await editAsStaff(payload, picture);
  await takeLeads(payload, id, state.id);
};
