import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { startBucket } from '@ev-site/tests/support/storage/bucket.ts';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql, trustedSql } from '../database/statement.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getMailFolder, getResumeFolder } from '../deployment/own-folders.ts';
import { listMailFiles } from '../leads/lead-mails.ts';
import { routeDue } from '../leads/routing/route-due.ts';
import { writeLeadLog } from '../leads/work/lead-log.ts';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import type { Lead } from '../payload-types.ts';
import { exampleLead } from '../testing/example-lead.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { goodPassword } from '../testing/password.ts';
import { type ExecutingAdapter, toStatement } from '../testing/statement-text.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { correctLeads, withdrawConsents } from './change-person.ts';
import { erasePerson } from './erase-person.ts';
import { toPersonFile } from './person-file.ts';
import { toRequestMailName } from './settle-request.ts';
import { listLeadsOfMail } from './whose-leads.ts';

describe.each(['sqlite', 'postgres'] as const)('the data of a person, on %s', (dialect) => {
  let fresh: FreshContent;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    mkdirSync(getResumeFolder(environmentOf(fresh.payload)), { recursive: true });
    mkdirSync(getMailFolder(environmentOf(fresh.payload)), { recursive: true });
  }, 180_000);
  afterAll(async () => {
    await fresh?.remove();
  });
  beforeEach(() =>
    fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } }, trash: true }),
  );

  const person = { name: 'Zubinchandra Quasarwala', email: 'Zubin.Q@example.com', phone: '+91 98255 54321' };
  const phoneDigits = '919825554321';
  /** Texts that identify the person, in lower case. */
  const traces = ['zubinchandra', 'quasarwala', 'zubin.q@example', '98255 54321', phoneDigits, '9825554321'];

  const addLead = async (more: Partial<Lead> = {}): Promise<number> => {
    const { id } = await fresh.payload.create({
      collection: 'leads',
      data: exampleLead({
        ...person,
        phoneDigits,
        language: 'gu',
        marketingConsent: true,
        whatsappConsent: true,
        ...more,
      }),
    });
    for (const file of listMailFiles(getMailFolder(environmentOf(fresh.payload)), id))
      writeFileSync(file, `To: ${person.email}\n\n${person.name} ${person.phone}`);
    return id;
  };

  let made = 0;
  const addRequest = async (kind: 'see' | 'erase' = 'erase'): Promise<number> => {
    made += 1;
    const { id } = await fresh.payload.create({
      collection: 'privacy-requests',
      data: {
        kind,
        state: 'opened',
        about: 'enquiries',
        language: 'gu',
        email: person.email,
        dueAt: new Date().toISOString(),
        requestKey: `request ${made}`,
        attempts: 1,
      },
    });
    writeFileSync(
      path.join(getMailFolder(environmentOf(fresh.payload)), `${toRequestMailName(id)}.eml`),
      `To: ${person.email}`,
    );
    return id;
  };

  const listFiles = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const file = path.join(folder, name);
      return statSync(file).isDirectory() ? listFiles(file) : [file];
    });

  const findTraces = (text: string, where: string): string[] =>
    traces.filter((trace) => text.toLowerCase().includes(trace)).map((trace) => `${where}: ${trace}`);

  /** Returns every table of a PostgreSQL database, with all columns of all rows as text; those of SQLite are in its file. */
  const readTables = async (): Promise<{ table: string; text: string }[]> => {
    if (dialect === 'sqlite') return [];
    const { rows } = await getSqlDatabase(fresh.payload);
    const tables = await rows(
      sql`SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    return Promise.all(
      tables.map(async ({ name }) => {
        const kept = await rows(
          sql`SELECT CAST(to_jsonb(kept) AS text) AS line FROM ${trustedSql(String(name))} AS kept`,
        );
        return { table: String(name), text: kept.map(({ line }) => line).join('\n') };
      }),
    );
  };

  const spyOnSql = () => vi.spyOn(fresh.payload.db as unknown as ExecutingAdapter, 'execute');

  /** Lists every file of the data folder and every table that still identifies the person, with the text found. */
  const listTraces = async (): Promise<string[]> => [
    ...listFiles(String(fresh.variables.DATA_DIR)).flatMap((file) =>
      findTraces(`${file}\n${readFileSync(file).toString('latin1')}`, path.basename(file)),
    ),
    ...(await readTables()).flatMap(({ table, text }) => findTraces(text, table)),
  ];

  describe('erasing a person', () => {
    test('leaves no trace in files or tables: rows, trash, locks, requests, mails, resume, logs', async () => {
      const { payload } = fresh;
      const staff = await payload.create({
        collection: 'staff',
        data: { name: 'Bina', email: 'bina@example.com', password: 'long enough 1', role: 'admin' },
      });
      const as = { user: { ...staff, collection: 'staff' as const }, overrideAccess: false };
      const resumeFile = 'a'.repeat(32);
      writeFileSync(
        path.join(getResumeFolder(environmentOf(fresh.payload)), resumeFile),
        `%PDF- ${person.name}`,
      );
      const first = await addLead({
        message: `${person.name}\n`.repeat(400),
        notes: `Called ${person.phone}`,
      });
      await addLead({ kind: 'application', resumeFile, resumeName: `${person.name}.pdf` });
      const thrown = await addLead({ email: person.email.toUpperCase() });
      // The work of staff leaves log lines, a lock, and a row in the trash.
      await payload.update({
        collection: 'leads',
        id: first,
        data: { notes: `${person.name} is away` },
        ...as,
      });
      await writeLeadLog(
        { payload, user: as.user },
        {
          lead: { id: first, kind: 'contact' },
          kind: 'call',
          text: `${person.name} asked to be called back`,
        },
      );
      await payload.db.create({
        collection: 'lead-routes',
        data: {
          lead: first,
          step: 1,
          rule: 1,
          ruleName: 'Near',
          turn: 1,
          dealer: 1,
          targetName: 'Naroda',
          state: 'over',
          at: new Date().toISOString(),
          attempts: 1,
          seed: '0'.repeat(32),
          reason: `${person.name} has ${person.phone} no more`,
        },
      });
      const deletedAt = new Date().toISOString();
      await payload.update({ collection: 'leads', id: thrown, data: { deletedAt }, ...as });
      await payload.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'leads', value: first },
          user: { relationTo: 'staff', value: staff.id },
        },
      });
      await addRequest('see');
      const request = await addRequest();
      // A killed process leaves an unfinished mail.
      writeFileSync(
        path.join(getMailFolder(environmentOf(fresh.payload)), `lead-${first}-notice.eml.part`),
        `To: ${person.email}`,
      );
      const told = await listTraces();
      expect(told.length).toBeGreaterThan(5);
      for (const table of dialect === 'postgres'
        ? ['leads', 'lead_log', 'lead_routes', 'privacy_requests']
        : [])
        expect(told.join('\n')).toContain(`public.${table}: `);

      expect(await erasePerson(payload, person.email, request)).toEqual([]);

      expect(await listTraces()).toEqual([]);
      // The dealer must still be asked to delete the mail about the lead.
      expect((await payload.db.count({ collection: 'lead-routes', where: {} })).totalDocs).toBe(0);
      const { docs: owed } = await payload.find({ collection: 'lead-recalls' });
      expect(owed).toMatchObject([
        { lead: first, kind: 'contact', step: 1, reason: 'erased', dealer: 1, dealerName: 'Naroda' },
      ]);
      const { docs } = await payload.find({
        collection: 'privacy-requests',
        where: { id: { equals: request } },
      });
      expect(docs[0]).toMatchObject({ kind: 'erase', state: 'done', email: null });
      expect(docs[0]?.settledAt).toBeTruthy();
      const { docs: lines } = await payload.find({
        collection: 'audit-log',
        where: { action: { equals: 'personErased' } },
      });
      expect(lines.map(({ who, from }) => [who, from])).toEqual(Array(3).fill(['The person concerned', '']));
    });

    test('leaves leads with a purchase to a colleague, and does not touch other people', async () => {
      await addLead();
      const bought = await addLead({ status: 'won' });
      const other = await addLead({ email: 'zubin.qq@example.com' });
      const left = await erasePerson(fresh.payload, person.email, await addRequest());
      expect(left.map(({ id }) => id)).toEqual([bought]);
      const { docs } = await fresh.payload.find({ collection: 'leads', sort: 'id' });
      expect(docs.map(({ id }) => id)).toEqual([bought, other]);
    });

    // On SQLite no transaction surrounds a call, so an erasure cannot be rolled back.
    test.skipIf(dialect === 'sqlite')(
      'keeps the resume and mails of a lead whose erasure is rolled back',
      async () => {
        const { payload } = fresh;
        const resumeFile = 'c'.repeat(32);
        const files = [path.join(getResumeFolder(environmentOf(fresh.payload)), resumeFile)];
        writeFileSync(files[0] ?? '', '%PDF-');
        const id = await addLead({ kind: 'application', resumeFile });
        files.push(...listMailFiles(getMailFolder(environmentOf(fresh.payload)), id));
        const erase = async (end: typeof killTransaction) => {
          const req = await createLocalReq({}, payload);
          await initTransaction(req);
          await payload.delete({ collection: 'leads', id, req });
          await end(req);
          return files.map((file) => existsSync(file));
        };
        expect(await erase(killTransaction)).toEqual(files.map(() => true));
        expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({ resumeFile });
        expect(await erase(commitTransaction)).toEqual(files.map(() => false));
      },
    );

    test('fails with 503 if a resume cannot be erased, records nothing as erased, and can be repeated', async () => {
      const { payload } = fresh;
      const bucket = await startBucket();
      const application = await addLead({ kind: 'application', resumeFile: 'b'.repeat(32) });
      const contact = await addLead();
      const request = await addRequest();
      const countNoted = async () =>
        (await payload.count({ collection: 'audit-log', where: { action: { equals: 'personErased' } } }))
          .totalDocs;
      const before = await countNoted();
      const variables = { ...fresh.variables, ...bucket.privateSettings };
      const withBucket = await openContent({ variables, logger: createLog('silent') });
      bucket.behaviour.closed = true;
      try {
        await expect(erasePerson(withBucket, person.email, request)).rejects.toMatchObject({
          status: 503,
          statusCode: 503,
          message: expect.stringContaining('try again in a few minutes'),
        });
      } finally {
        await withBucket.destroy();
        bucket.stop();
      }
      expect(await countNoted()).toBe(before);
      // The contact lead stays with the application: its number shows who else may be the same person.
      const left = await listLeadsOfMail(payload, person.email);
      expect(left.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([application, contact]);
      expect(await payload.findByID({ collection: 'privacy-requests', id: request })).toMatchObject({
        state: 'opened',
        email: person.email,
      });
      expect(await erasePerson(payload, person.email, request)).toEqual([]);
      expect(await countNoted()).toBe(before + 2);
      expect(await listLeadsOfMail(payload, person.email)).toEqual([]);
    });
  });

  test('erases many leads in parts of twenty', async () => {
    for (let lead = 0; lead < 45; lead += 1) await addLead();
    const erase = vi.spyOn(fresh.payload, 'delete');
    expect(await erasePerson(fresh.payload, person.email, await addRequest())).toEqual([]);
    const parts = erase.mock.calls.map(
      ([{ where }]) => (where as { id: { in: number[] } } | undefined)?.id.in.length,
    );
    erase.mockRestore();
    expect(parts).toEqual([20, 20, 5]);
    expect(await listLeadsOfMail(fresh.payload, person.email)).toEqual([]);
  });

  test('an empty address matches no leads, though some leads have none', async () => {
    await addLead({ email: '' });
    expect(await listLeadsOfMail(fresh.payload, '')).toEqual([]);
  });

  test('compares a whole address literally, ignoring case only of the letters A to Z', async () => {
    const { payload } = fresh;
    const accented = await addLead({ email: 'Élan@Example.com' });
    await addLead({ email: 'elan@example.com' });
    const read = vi.spyOn(payload.db, 'find');
    for (const pattern of [
      '%@example.com',
      '_lan@example.com',
      'e%',
      'élan@example.com',
      '\u212aelan@example.com',
    ])
      expect(await listLeadsOfMail(payload, pattern)).toEqual([]);
    // No lead is read either.
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    const found = await listLeadsOfMail(payload, 'ÉLAN@example.COM');
    expect(found.map(({ id }) => id)).toEqual([accented]);
    const own = await addLead({ email: "%o'_@example.com" });
    expect((await listLeadsOfMail(payload, "%O'_@example.com")).map(({ id }) => id)).toEqual([own]);
  });

  test('finds an address by an index', async () => {
    const { payload } = fresh;
    const asked = spyOnSql();
    await listLeadsOfMail(payload, 'nobody@example.com');
    const [statement = sql``] = asked.mock.calls.map(([call]) => toStatement(call));
    asked.mockRestore();
    const { run, rows } = await getSqlDatabase(payload);
    if (dialect === 'postgres') {
      await run(sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts)
        SELECT 'contact', 'Many', 'many' || n || '@example.com', '', 'new', 'en', 'passed', 'many ' || n, 'done', 0
        FROM generate_series(1, 5000) AS n`);
      await run(sql`ANALYZE leads`);
    }
    const explain = dialect === 'sqlite' ? sql`EXPLAIN QUERY PLAN` : sql`EXPLAIN`;
    const plan = await rows(sql`${explain} ${statement}`).finally(() =>
      run(sql`DELETE FROM leads WHERE lead_key LIKE 'many %'`),
    );
    expect(JSON.stringify(plan)).toContain('leads_email_lower_idx');
  });

  test('withdrawing removes both consents and stores when', async () => {
    await addLead();
    const leads = await listLeadsOfMail(fresh.payload, person.email);
    await withdrawConsents(fresh.payload, leads, 'The person concerned');
    const changed = await listLeadsOfMail(fresh.payload, person.email);
    const [lead] = changed;
    expect(lead).toMatchObject({ marketingConsent: false, whatsappConsent: false });
    expect(Date.parse(String(lead?.withdrawnAt))).toBeGreaterThan(Date.now() - 60_000);
    const { records } = await toPersonFile(fresh.payload, [...leads, ...changed]);
    expect(records.map((record) => record.consents_withdrawn_at)).toEqual([null, lead?.withdrawnAt]);
  });

  test('withdrawing again keeps the first time, gives none to leads without consent, and the audit log says who asked', async () => {
    const { payload } = fresh;
    const [had, never] = [
      await addLead(),
      await addLead({ marketingConsent: false, whatsappConsent: false }),
    ];
    const withdraw = async (who: Parameters<typeof withdrawConsents>[2]) =>
      withdrawConsents(payload, await listLeadsOfMail(payload, person.email), who);
    const readMoment = async (id: number) =>
      (await payload.findByID({ collection: 'leads', id })).withdrawnAt ?? null;
    await withdraw('The person concerned');
    const first = await readMoment(had);
    const later = await addLead();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day });
    await withdraw('By a form, not proved').finally(() => vi.useRealTimers());
    expect([await readMoment(had), await readMoment(never)]).toEqual([first, null]);
    expect(Date.parse(String(await readMoment(later)))).toBeGreaterThan(Date.parse(String(first)));
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: {
        action: { equals: 'personWithdrew' },
        what: { in: [had, never, later].map((id) => `Lead ${id}`) },
      },
      sort: 'id',
    });
    expect(docs.map(({ who, what }) => [who, what])).toEqual([
      ['The person concerned', `Lead ${had}`],
      ['By a form, not proved', `Lead ${later}`],
    ]);
  });

  test.each(['withdraws', 'corrects'] as const)(
    'if one lead of a person who %s cannot be written, nothing changes, and a second try does all of it',
    async (doing) => {
      const { payload } = fresh;
      const notified = { notifiedAt: new Date().toISOString() };
      const ids = [await addLead(notified), await addLead(notified)];
      const act = async () => {
        const leads = await listLeadsOfMail(payload, person.email);
        if (doing === 'withdraws') return withdrawConsents(payload, leads, 'The person concerned');
        return correctLeads(payload, leads, person, { ...person, name: 'Asha Patel' });
      };
      const countNoted = async () => {
        const what = { in: ids.map((id) => `Lead ${id}`) };
        const [audit, recalls] = await Promise.all([
          payload.count({ collection: 'audit-log', where: { what } }),
          payload.count({ collection: 'lead-recalls', where: { lead: { in: ids } } }),
        ]);
        return [audit.totalDocs, recalls.totalDocs];
      };
      const before = await listLeadsOfMail(payload, person.email);
      const cutOff = new Error('the connection is lost');
      const { updateOne } = payload.db;
      const updating = vi.spyOn(payload.db, 'updateOne').mockImplementation((args) => {
        if ('id' in args && args.id === ids[0]) throw cutOff;
        return updateOne.call(payload.db, args);
      });
      await expect(act()).rejects.toThrow(cutOff);
      updating.mockRestore();
      expect(await listLeadsOfMail(payload, person.email)).toEqual(before);
      expect(await countNoted()).toEqual([0, 0]);
      await act();
      expect(await countNoted()).toEqual([2, 2]);
    },
  );

  test('correcting writes name, mail and phone anew, with the digits and the parts of the name', async () => {
    await addLead({ firstName: 'Zubin', lastName: 'Quasarwala' });
    const correction = { name: 'Asha Patel', email: 'asha@example.com', phone: '+91 98250 12345' };
    await correctLeads(fresh.payload, await listLeadsOfMail(fresh.payload, person.email), person, correction);
    expect(await listLeadsOfMail(fresh.payload, person.email)).toEqual([]);
    const [lead] = await listLeadsOfMail(fresh.payload, 'ASHA@example.com');
    expect(lead).toMatchObject({ ...correction, phoneDigits: '919825012345', firstName: 'Asha Patel' });
  });

  test('a correction changes name and number only where they were those shown, but the mail address in all leads', async () => {
    const { payload } = fresh;
    const other = { name: 'Meena Quasarwala', phone: '+91 79 4000 1234', phoneDigits: '917940001234' };
    const ids = [
      await addLead({ ...other, firstName: 'Meena', lastName: 'Quasarwala' }),
      await addLead({ phone: other.phone, phoneDigits: other.phoneDigits }),
      await addLead(),
    ];
    const correct = async (shown: Partial<typeof person>, changed: Partial<typeof person>) => {
      const leads = await listLeadsOfMail(payload, person.email);
      await correctLeads(payload, leads, { ...person, ...shown }, { ...person, ...shown, ...changed });
    };
    const listKept = async () => {
      const { docs } = await payload.find({ collection: 'leads', where: { id: { in: ids } }, sort: 'id' });
      return docs.map(({ name, phone, phoneDigits: digits, firstName }) => [name, phone, digits, firstName]);
    };
    const countTold = async () =>
      (await payload.count({ collection: 'audit-log', where: { action: { equals: 'personCorrected' } } }))
        .totalDocs;
    const told = await countTold();
    await correct({}, { name: 'Zubin Quasar', phone: '+91 98250 12345' });
    expect(await listKept()).toEqual([
      ['Meena Quasarwala', other.phone, other.phoneDigits, 'Meena'],
      ['Zubin Quasar', other.phone, other.phoneDigits, null],
      ['Zubin Quasar', '+91 98250 12345', '919825012345', null],
    ]);
    expect((await countTold()) - told).toBe(2);
    // A correction without a change writes nothing.
    await correct({}, {});
    expect((await countTold()) - told).toBe(2);
    await correct({}, { email: 'both@example.com' });
    expect(await listLeadsOfMail(payload, 'both@example.com')).toHaveLength(3);
    expect((await listKept()).map(([name]) => name)).toEqual([
      'Meena Quasarwala',
      'Zubin Quasar',
      'Zubin Quasar',
    ]);
  });

  test('a number that no lead had goes only into leads with the same name', async () => {
    const none = { phone: '', phoneDigits: '' };
    const ids = [await addLead({ ...none, name: 'Meena Quasarwala' }), await addLead(none)];
    const shown = { ...person, phone: '' };
    await correctLeads(fresh.payload, await listLeadsOfMail(fresh.payload, person.email), shown, person);
    const { docs } = await fresh.payload.find({
      collection: 'leads',
      where: { id: { in: ids } },
      sort: 'id',
    });
    expect(docs.map(({ phone }) => phone)).toEqual(['', person.phone]);
  });

  test('the file of a person says where the resume is', async () => {
    const resume = { resumeFile: 'b'.repeat(32), resumeName: 'zubin.pdf' };
    const id = await addLead({ kind: 'application', ...resume });
    const leads = await listLeadsOfMail(fresh.payload, person.email);
    const [record] = (await toPersonFile(fresh.payload, leads)).records;
    expect(record).toMatchObject({
      resume: 'zubin.pdf',
      resume_file: expect.stringContaining(`lead ${id},`),
    });
  });

  test('the file of a person holds what was sent, what was agreed to and what staff noted', async () => {
    const id = await addLead({
      message: 'A load of 300 kg',
      notes: 'Wants a loan',
      privacyVersion: '2026-11-22',
    });
    await writeLeadLog(
      { payload: fresh.payload, user: null },
      { lead: { id, kind: 'contact' }, kind: 'call', text: 'Rings back on Monday' },
    );
    const leads = await listLeadsOfMail(fresh.payload, person.email);
    expect((await toPersonFile(fresh.payload, leads)).records).toEqual([
      expect.objectContaining({
        ...person,
        message: 'A load of 300 kg',
        notes_of_staff: 'Wants a loan',
        marketing_consent: true,
        privacy_notice: '2026-11-22',
        log_of_staff: [expect.objectContaining({ kind: 'call', text: 'Rings back on Monday' })],
      }),
    ]);
  });

  test('the file of a person names no colleague who had the lead, no rule and no other lead', async () => {
    const { payload } = fresh;
    const [bina, rule] = ['Binaben Colleague', 'Rides of Surat'];
    const data = { name: bina, email: 'rides@example.com', password: goodPassword, role: 'sales' } as const;
    const { id: owner } = await payload.create({ collection: 'staff', data });
    await payload.create({
      collection: 'routing-rules',
      data: { name: rule, isOn: true, kinds: ['contact'], target: 'owners', owners: [owner] },
    });
    const id = await addLead({ kind: 'contact', routeAt: new Date().toISOString() });
    await routeDue(payload, { error: () => undefined }, () => Date.now() + 1000);
    await payload.update({ collection: 'leads', id, data: { owner: null } });
    const lead = { id, kind: 'contact' } as const;
    const program = { payload, user: null };
    await writeLeadLog(program, { lead, kind: 'person', fact: 'merged', text: 'Same person as lead 4711' });
    await writeLeadLog(program, {
      lead,
      kind: 'person',
      fact: 'parted',
      text: 'No longer the same person as lead 4711',
    });
    const file = await toPersonFile(payload, await listLeadsOfMail(payload, person.email));
    expect(file.records[0]?.log_of_staff.map(({ text }) => text).toReversed()).toEqual([
      'Given to a colleague',
      'Given to nobody',
      'Merged',
      'Parted',
    ]);
    for (const name of [bina, rule, '4711']) expect(JSON.stringify(file)).not.toContain(name);
  });

  test('the file of a person has the words of a dealer, and not those about a colleague of the same name', async () => {
    const { payload } = fresh;
    const lead = { id: await addLead(), kind: 'contact' } as const;
    const [dealer, bina] = ['Naroda Motors', 'Binaben Colleague'];
    await payload.db.create({
      collection: 'lead-routes',
      data: {
        lead: lead.id,
        step: 1,
        rule: 1,
        ruleName: 'Near',
        turn: 4711,
        dealer: 1,
        targetName: dealer,
        state: 'over',
        at: new Date().toISOString(),
        attempts: 0,
        seed: '0'.repeat(32),
      },
    });
    const line = { lead, kind: 'owner', by: dealer } as const;
    const program = { payload, user: null };
    const text = `From nobody to ${bina}`;
    await writeLeadLog(program, { ...line, fact: 'givenBack', text: 'Given back: Sold to nobody' });
    await writeLeadLog(program, { ...line, fact: 'toColleague', toStaffId: 1, text });
    // A program of an older version stores no fact.
    await payload.db.create({
      collection: 'lead-log',
      data: {
        lead: lead.id,
        isApplication: false,
        at: new Date().toISOString(),
        kind: 'owner',
        by: dealer,
        text,
      },
    });
    const file = await toPersonFile(payload, await listLeadsOfMail(payload, person.email));
    expect(file.records[0]?.log_of_staff.map(({ text }) => text).toReversed()).toEqual([
      'Given back: Sold to nobody',
      'Given to a colleague',
      'Given to somebody else',
    ]);
  });

  test('the file of many leads needs as many queries as that of one, and holds routes and the newest lines of each log', async () => {
    const { payload } = fresh;
    const { run } = await getSqlDatabase(payload);
    const ids = [await addLead(), await addLead(), await addLead()];
    for (const [place, id] of ids.entries()) {
      await writeLeadLog(
        { payload, user: null },
        { lead: { id, kind: 'contact' }, kind: 'note', text: `Of ${id}` },
      );
      await payload.db.create({
        collection: 'lead-routes',
        data: {
          lead: id,
          step: 1,
          rule: 1,
          ruleName: 'Near',
          turn: place + 1,
          dealer: 1,
          targetName: `Dealer of ${id}`,
          state: 'offered',
          at: new Date().toISOString(),
          attempts: 0,
          seed: '0'.repeat(32),
        },
      });
    }
    // A lead whose log is longer than what the studio shows of it.
    const [first = 0] = ids;
    await run(sql`INSERT INTO lead_log (lead, is_application, at, kind, text, "by")
      WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 250)
      SELECT ${first}, FALSE, '2026-01-01T00:00:00.000Z', 'note', 'Older', 'Bina' FROM counted`);
    const count = async (some: readonly Lead[]) => {
      const [found, asked] = [vi.spyOn(payload.db, 'find'), spyOnSql()];
      const { records } = await toPersonFile(payload, some);
      const asks = found.mock.calls.length + asked.mock.calls.length;
      found.mockRestore();
      asked.mockRestore();
      return { records, asks };
    };
    const leads = await listLeadsOfMail(payload, person.email);
    const one = await count(leads.slice(0, 1));
    const all = await count(leads);
    expect(all.asks).toBe(one.asks);
    expect(all.records).toHaveLength(3);
    for (const [place, lead] of leads.entries()) {
      const { given_to_dealers, log_of_staff } = all.records[place] ?? {
        given_to_dealers: [],
        log_of_staff: [],
      };
      expect(given_to_dealers).toMatchObject([{ dealer: `Dealer of ${lead.id}`, until: null }]);
      expect(log_of_staff[0]).toMatchObject({ kind: 'note', text: `Of ${lead.id}` });
      expect(log_of_staff).toHaveLength(lead.id === first ? 251 : 1);
    }
  });
});
