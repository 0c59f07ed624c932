import { languages } from '@ev-site/contract/paths.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FormSettings } from '../../page/form-settings.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { exampleForms } from '../../testing/example-page.ts';
import { Others } from './others.tsx';

describe.each(languages)('the section on third parties, in %s', (language) => {
  const locale = getLocale(language);
  const { others } = locale.words.privacy.notice;
  const draw = (more: Partial<FormSettings> = {}) =>
    renderToStaticMarkup(
      <localeContext.Provider value={locale}>
        <Others forms={{ ...exampleForms, ...more }} />
      </localeContext.Provider>,
    );

  test.each([
    ['turnstile', 'Cloudflare'],
    ['hcaptcha', 'hCaptcha'],
    ['recaptcha', 'Google'],
  ] as const)('names the firm whose script is loaded if the human check is %s', (provider, firm) => {
    const html = draw({ humanCheck: { provider, siteKey: 'key' } });
    expect(html).toContain(others.check({ provider: firm }));
    // The promise of no tracking excludes this firm.
    expect(html).toContain(others.noTracking({ provider: firm }));
    expect(others.noTracking({ provider: firm })).toContain(firm);
  });

  test('names no firm if the human check is our own', () => {
    const html = draw();
    expect(html).toContain(others.noTracking({ provider: '' }));
    expect(html).not.toContain(others.check({ provider: '' }));
    expect(html).not.toMatch(/Cloudflare|hCaptcha|Google/);
  });

  test('names the other system only if forms are forwarded to it', () => {
    expect(draw()).not.toContain(others.system);
    expect(draw({ isForwarded: true })).toContain(others.system);
  });
});
