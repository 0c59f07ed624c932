import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProviderWidget } from './provider-widget.ts';

const events = { answered: vi.fn(), opened: vi.fn(), failed: vi.fn() };

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the widget uses the language of the page, even if the address is that of an API call', async () => {
  const render = vi.fn();
  vi.stubGlobal('turnstile', { render });
  document.documentElement.lang = 'gu-IN';
  await showProviderWidget(
    document.createElement('div'),
    { provider: 'turnstile', siteKey: 'k', signal: new AbortController().signal },
    events,
  );
  expect(render).toHaveBeenCalledExactlyOnceWith(
    expect.any(HTMLElement),
    expect.objectContaining({ language: 'gu' }),
  );
});

test.each([
  { provider: 'turnstile', global: 'turnstile', ends: true },
  { provider: 'hcaptcha', global: 'hcaptcha', ends: true },
  { provider: 'recaptcha', global: 'grecaptcha', ends: false },
] as const)(
  'a widget of $provider is removed by its own function if there is one, and its element always',
  async ({ provider, global, ends }) => {
    const remove = vi.fn();
    // The first widget of a page has the id 0.
    vi.stubGlobal(global, { render: () => 0, ...(ends && { remove }) });
    const holder = document.createElement('div');
    const away = new AbortController();
    await showProviderWidget(holder, { provider, siteKey: 'k', signal: away.signal }, events);
    expect(holder.children).toHaveLength(1);
    away.abort();
    expect(remove.mock.calls).toEqual(ends ? [[0]] : []);
    expect(holder.children).toHaveLength(0);
  },
);
