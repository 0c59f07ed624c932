import { type Environment, getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { getResumeStorage } from '@ev-site/content/resumes/open-resume-storage.ts';
import { sweepAll } from '@ev-site/content/sweeping/sweep-all.ts';
import { exampleLead } from '@ev-site/content/testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { makeResume } from '@ev-site/tests/support/hostile/pdf.ts';
import { type Bucket, startBucket } from '@ev-site/tests/support/storage/bucket.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemoryCounters } from '../traffic/counters/memory-counters.ts';
import { openKnownChoices } from './known-choices.ts';
import type { LeadForm } from './lead-form.ts';
import { createTakeLead } from './take-lead.ts';

let fresh: FreshContent;
let bucket: Bucket;
let jobId = '';

beforeAll(async () => {
  bucket = await startBucket();
  fresh = await openFreshContent();
  const job = await fresh.payload.db.create({
    collection: 'jobs',
    data: { postedAt: new Date().toISOString() },
  });
  jobId = String(job.id);
});
afterAll(async () => {
  bucket.stop();
  await fresh.remove();
});

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
let tokens = 0;

let environment: Environment;
/** As if the programs had been started with these settings. */
const setUp = (settings: Record<string, string> = {}) => {
  const forms = { FORMS_PER_ADDRESS: '1000', FORM_SHORTEST_MS: '0' };
  environment = getEnvironment({ ...fresh.variables, ...settings, ...forms });
  fresh.payload.config.custom.environment = environment;
};

type Create = FreshContent['payload']['db']['create'];

interface Changes {
  /** Replaces the database's own insert of a lead. */
  create?: Create;
  perKind?: number;
  isOpen?: boolean;
}

const openDesk = ({ create, perKind = 100, isOpen = true }: Changes = {}) => {
  const own = fresh.payload.db;
  const db = Object.assign(Object.create(own), {
    create: (args: Parameters<Create>[0]) =>
      create && args.collection === 'leads' ? create(args) : own.create(args),
  });
  const payload = Object.assign(Object.create(fresh.payload), { db });
  return createTakeLead({
    payload,
    humanCheck: {
      createChallenge: async () => null,
      verify: async () => {
        tokens += 1;
        return { outcome: 'passed', token: `application ${tokens}`, validMs: 60_000 };
      },
    },
    environment: { ...environment, FORMS_PER_KIND: perKind },
    counters: openMemoryCounters(),
    pressure: { note: async () => {}, get: async () => 0 },
    choices: openKnownChoices(readInLanguage(payload, 'en'), Date.now),
    getJob: async () => (isOpen ? { position: 'Fitter' } : null),
    publicUrl: 'https://ev.example',
    stored: () => {},
    log,
  });
};

const application = (name = 'Asha Patel'): LeadForm => ({
  kind: 'application',
  language: 'en',
  fields: { name, email: 'asha@example.com', mobile: '98250 12345', jobid: jobId, rCaptcha: 'answer' },
  resume: { name: 'resume.pdf', bytes: makeResume() },
  address: '203.0.113.9',
  key: 'key-of-the-form',
  fromPath: '',
  fromQuery: '',
  canBeChecked: true,
});

const listKept = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of (await getResumeStorage(environment)).list()) names.push(name);
  return names;
};
const listOwned = async () => {
  const { docs } = await fresh.payload.find({ collection: 'leads' });
  return docs.map(({ resumeFile }) => resumeFile);
};
const lost = new Error('Connection terminated unexpectedly');

describe.each(['a folder', 'a bucket'])('an application whose resume goes to %s', (kind) => {
  beforeEach(() => {
    setUp(kind === 'a bucket' ? bucket.privateSettings : {});
  });
  afterEach(async () => {
    vi.useRealTimers();
    await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
    for (const name of await listKept()) await (await getResumeStorage(environment)).remove(name);
    log.error.mockClear();
  });

  test('is stored as one row and one resume, and erased with its resume', async () => {
    expect(await openDesk()(application())).toMatchObject({ outcome: 'saved' });
    expect(await openDesk()(application())).toMatchObject({ outcome: 'saved' });
    const kept = await listKept();
    expect(kept).toHaveLength(1);
    expect(await listOwned()).toEqual(kept);
    await fresh.payload.delete({ collection: 'leads', where: { kind: { equals: 'application' } } });
    expect(await listKept()).toEqual([]);
  });

  test('is known again after its position was closed', async () => {
    const first = await openDesk()(application());
    const closed = openDesk({ isOpen: false });
    expect(await closed(application())).toEqual(first);
    expect(await closed(application('Amit Shah'))).toMatchObject({ codes: { jobid: ['jobUnknown'] } });
    expect(await listKept()).toHaveLength(1);
  });

  test('keeps its resume if the row was stored but the answer of the database was lost', async () => {
    const create: Create = async (args) => {
      await fresh.payload.db.create(args);
      throw lost;
    };
    expect(await openDesk({ create })(application())).toMatchObject({ outcome: 'saved' });
    expect(await listKept()).toHaveLength(1);
    expect(await listOwned()).toEqual(await listKept());
  });

  test('leaves the resume to the sweep if it is unknown whether the row was stored', async () => {
    const create: Create = async () => {
      throw lost;
    };
    // The sweep keeps a resume that is older than every lead, because it might belong to another database.
    await fresh.payload.create({ collection: 'leads', data: exampleLead() });
    expect(await openDesk({ create })(application())).toEqual({ outcome: 'notSaved' });
    expect(await listKept()).toHaveLength(1);
    const sweep = (hours: number) =>
      sweepAll(
        fresh.payload,
        { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 },
        { now: Date.now() + hours * 3_600_000 },
      );
    expect((await sweep(23)).files).toBe(0);
    expect((await sweep(25)).files).toBe(1);
    expect(await listKept()).toEqual([]);
  });

  test('leaves no second resume if another process stored the form first or the limit of the kind is reached', async () => {
    const create: Create = async (args) => {
      await openDesk()(application());
      return fresh.payload.db.create(args);
    };
    expect(await openDesk({ create })(application())).toMatchObject({ outcome: 'saved' });
    expect(await listKept()).toHaveLength(1);
    expect(await listOwned()).toEqual(await listKept());
    const take = openDesk({ perKind: 1 });
    await take(application('Amit Shah'));
    expect(await take(application('Anil Shah'))).toEqual({ outcome: 'tooMany' });
    expect(await listKept()).toHaveLength(2);
  });
});

describe('with a bucket that does not answer', () => {
  let passed = 0;
  const now = performance.now.bind(performance);
  /** Moves the clock, so that the bucket is asked again. */
  const waitSixSeconds = () => {
    passed += 6000;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  };
  beforeEach(() => {
    setUp(bucket.privateSettings);
    waitSixSeconds();
  });
  afterEach(async () => {
    bucket.behaviour.closed = false;
    await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
    vi.mocked(performance.now).mockRestore();
  });

  test('an application is refused as “resumesLost”, and taken once the bucket answers', async () => {
    bucket.behaviour.closed = true;
    const take = openDesk();
    expect(await take(application())).toEqual({ outcome: 'resumesLost' });
    expect(await listOwned()).toEqual([]);
    expect(JSON.stringify(log.error.mock.calls)).toContain('no storage of resumes');
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/Asha|asha@/);
    bucket.behaviour.closed = false;
    expect(await take(application()), 'not asked again at once').toEqual({ outcome: 'resumesLost' });
    waitSixSeconds();
    expect(await take(application())).toMatchObject({ outcome: 'saved' });
  });

  test('a lead is not erased while its resume cannot be erased, and erased with it afterwards', async () => {
    expect(await openDesk()(application())).toMatchObject({ outcome: 'saved' });
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    const id = docs[0]?.id ?? 0;
    bucket.behaviour.closed = true;
    await expect(fresh.payload.delete({ collection: 'leads', id })).rejects.toThrow('nothing was erased');
    const { docs: erased, errors } = await fresh.payload.delete({
      collection: 'leads',
      where: { id: { exists: true } },
    });
    expect([erased, errors.length]).toEqual([[], 1]);
    expect(await listOwned()).toHaveLength(1);
    bucket.behaviour.closed = false;
    waitSixSeconds();
    await fresh.payload.delete({ collection: 'leads', id, select: { name: true } });
    expect([await listOwned(), await listKept()]).toEqual([[], []]);
  });
});
