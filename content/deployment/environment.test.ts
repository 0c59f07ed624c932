import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { environmentSchema, getEnvironment } from './environment.ts';

describe('getEnvironment', () => {
  test('gives every default if no variable is set', () => {
    expect(getEnvironment({})).toMatchObject({ PORT: 3000, STUDIO_PORT: 3001, DATA_DIR: '.data' });
  });

  test('takes the address at which the site listens if PUBLIC_URL is not set', () => {
    expect(getEnvironment({ PORT: '4100' }).PUBLIC_URL).toBe('http://localhost:4100');
    expect(getEnvironment({ PORT: '4100', PUBLIC_URL: 'https://ev.example' }).PUBLIC_URL).toBe(
      'https://ev.example',
    );
  });

  test('removes slashes at the end of PUBLIC_URL', () => {
    const written = ['https://ev.example/', 'https://ev.example/shop//'];
    expect(written.map((PUBLIC_URL) => getEnvironment({ PUBLIC_URL }).PUBLIC_URL)).toEqual([
      'https://ev.example',
      'https://ev.example/shop',
    ]);
  });

  test('treats an empty variable as not set', () => {
    expect(getEnvironment({ PORT: '', PAYLOAD_SECRET: '' }).PORT).toBe(3000);
  });

  test('names every bad variable at once', () => {
    expect(() =>
      getEnvironment({ PORT: 'eighty', DATABASE_URL: 'mysql://x', PAYLOAD_SECRET: 'short' }),
    ).toThrow(/PORT: [\s\S]*DATABASE_URL: [\s\S]*PAYLOAD_SECRET: /);
  });

  test.each([
    ['PORT', '70000', '<=65535'],
    ['PORT', '0', '>=1'],
    ['PORT', '80.5', 'int'],
    ['FORMS_PER_KIND', '1000001', '<=1000000'],
    ['PAYLOAD_SECRET', 'short', '>=32 characters'],
    ['HUMAN_CHECK', 'none', '"altcha"|"turnstile"|"hcaptcha"|"recaptcha"'],
    ['PROCESSES', 'many', 'expected a number or "cores"'],
    ['PROCESSES', '0', '>=1'],
    ['PROCESSES', '1.5', 'int'],
    ['VALKEY_URL', 'http://localhost:6379', 'Invalid URL'],
    ['DATABASE_URL', 'file:site.sqlite', 'the whole path, which begins with /'],
    ['DATABASE_URL', 'file:./site.sqlite', 'the whole path, which begins with /'],
    ['DATABASE_URL', 'file://data/site.sqlite', 'the whole path, which begins with /'],
    ['DATABASE_URL', 'file:/data/site.sqlite?mode=ro', 'the whole path, which begins with /'],
    ['BACKUP_TO', 's3://', '/^(?!s3:)'],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQ', '/^age1'],
    ['BACKUP_KEEP', '7 days', '/^[1-9]'],
    ['TRUST_PROXY', 'perhaps', 'neither a number of proxies nor a network'],
  ])('says which rule %s=%s breaks', (name, value, bound) => {
    expect(() => getEnvironment({ [name]: value })).toThrow(`${name}: `);
    expect(() => getEnvironment({ [name]: value })).toThrow(bound);
  });

  test('reads numbers and switches', () => {
    expect(getEnvironment({ PORT: '8080', TRUST_PROXY: '1' })).toMatchObject({ PORT: 8080, TRUST_PROXY: 1 });
    expect(getEnvironment({}).TRUST_PROXY).toBe(false);
  });

  test('reads PROCESSES as a number, 1 by default, or the number of cores', () => {
    expect([getEnvironment({}), getEnvironment({ PROCESSES: '3' })].map((read) => read.PROCESSES)).toEqual([
      1, 3,
    ]);
    expect(getEnvironment({ PROCESSES: 'cores' }).PROCESSES).toBe(availableParallelism());
  });

  test.each([
    'file:/data/site.sqlite',
    'file:///data/site.sqlite',
    'postgres://site@db.example/site',
    'postgresql://site@db.example/site',
  ])('accepts the database %s', (url) => {
    expect(getEnvironment({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  test.each(['redis://127.0.0.1:6379/1', 'valkeys://site:secret@cache.example:6380'])(
    'accepts the address of Valkey %s',
    (url) => {
      expect(getEnvironment({ VALKEY_URL: url }).VALKEY_URL).toBe(url);
    },
  );

  test('refuses TRUST_PROXY=true, and says what to write instead', () => {
    expect(() => getEnvironment({ TRUST_PROXY: 'true' })).toThrow(
      /TRUST_PROXY: "true" would believe .* usually 1, .* networks/,
    );
  });

  test.each([
    [{ S3_BUCKET: 'pictures' }, 'MEDIA_URL: With S3_BUCKET set visitors get pictures from the bucket'],
    [{ S3_BUCKET: 'pictures', MEDIA_URL: '/pictures' }, 'MEDIA_URL: With S3_BUCKET set'],
    [
      { S3_BUCKET: 'one', MEDIA_URL: 'https://cdn.example', S3_PRIVATE_BUCKET: 'one' },
      'S3_PRIVATE_BUCKET: Resumes need a bucket of their own',
    ],
    [{ S3_ACCESS_KEY_ID: 'a key' }, 'S3_SECRET_ACCESS_KEY: Needed with S3_ACCESS_KEY_ID'],
    [{ S3_SECRET_ACCESS_KEY: 'a secret' }, 'S3_ACCESS_KEY_ID: Needed with S3_SECRET_ACCESS_KEY'],
  ])('refuses storage settings that are incomplete or would publish resumes: %j', (variables, sentence) => {
    expect(() => getEnvironment(variables)).toThrow(sentence);
  });

  test('accepts a bucket of pictures with MEDIA_URL, and a bucket of resumes with or without it', () => {
    const pictures = { S3_BUCKET: 'pictures', MEDIA_URL: 'https://cdn.example/pictures' };
    expect(getEnvironment(pictures)).toMatchObject(pictures);
    expect(getEnvironment({ ...pictures, S3_PRIVATE_BUCKET: 'resumes' }).S3_PRIVATE_BUCKET).toBe('resumes');
    expect(getEnvironment({ S3_PRIVATE_BUCKET: 'resumes' }).MEDIA_URL).toBe('/media');
  });
});

describe('.env.example', () => {
  test('explains exactly the variables of the schema', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const explained = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(explained).toEqual(Object.keys(environmentSchema.shape));
  });
});
