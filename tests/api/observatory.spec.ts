import { expect, test } from '@playwright/test';
import { type SecondProgram, startSecondSite } from '../support/product/second-site.ts';
import { rate, type Scan } from '../support/security/observatory.ts';

const publicUrl = 'https://www.pathika.example';

/** As a visitor on the internet gets the page: TLS ends at a proxy in front, and the proxy says so. */
const scan = async (site: SecondProgram, path: string): Promise<Scan> => {
  const ask = (protocol: string) =>
    fetch(site.url + path, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Proto': protocol, 'X-Forwarded-For': '203.0.113.7' },
    });
  const [secure, plain] = [await ask('https'), await ask('http')];
  return { headers: secure.headers, html: await secure.text(), httpLeadsTo: plain.headers.get('location') };
};

test.describe('HTTP Observatory', () => {
  // One site, started once, serves all tests.
  test.describe.configure({ mode: 'default' });
  let site: SecondProgram;
  test.beforeAll(async () => {
    site = await startSecondSite({ PUBLIC_URL: publicUrl, TRUST_PROXY: '1' });
  });
  test.afterAll(() => site.stop());

  for (const [path, name] of [
    ['/', 'home'],
    ['/contactus', 'a form'],
    ['/there-is-no-such-page', 'Page Not Found'],
    ['/studio/login', 'the studio'],
  ] as const) {
    test(`${name} has at least 125 points`, async () => {
      const { score, verdicts } = rate(await scan(site, path));
      expect(score, JSON.stringify(verdicts, null, 1)).toBeGreaterThanOrEqual(125);
    });
  }

  test('a page without any security header scores less than 20 points', () => {
    const bare = rate({ headers: new Headers(), html: '', httpLeadsTo: null });
    expect(bare.score).toBeLessThan(20);
  });
});
