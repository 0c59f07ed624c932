import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environmentSchema, getEnvironment } from './environment.ts';

describe('getEnvironment', () => {
  test('gives every default on an empty machine', () => {
    expect(getEnvironment({})).toMatchObject({ PORT: 3000, STUDIO_PORT: 3001, DATA_DIR: '.data' });
  });

  test('takes an empty variable as not set', () => {
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
    ['TRUST_PROXY', 'perhaps', 'neither a number of proxies nor a network'],
  ])('says which bound %s=%s broke', (name, value, bound) => {
    expect(() => getEnvironment({ [name]: value })).toThrow(`${name}: `);
    expect(() => getEnvironment({ [name]: value })).toThrow(bound);
  });

  test('reads the numbers and switches of a real deployment', () => {
    expect(getEnvironment({ PORT: '8080', TRUST_PROXY: '1' })).toMatchObject({ PORT: 8080, TRUST_PROXY: 1 });
    expect(getEnvironment({}).TRUST_PROXY).toBe(false);
  });

  test('refuses to believe whatever is forwarded, and says what to write in its place', () => {
    expect(() => getEnvironment({ TRUST_PROXY: 'true' })).toThrow(
      /TRUST_PROXY: "true" would believe .* usually 1, .* networks/,
    );
  });
});

describe('.env.example', () => {
  test('explains exactly the variables of the schema', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const explained = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(explained).toEqual(Object.keys(environmentSchema.shape));
  });
});
