import { expect, test, vi } from 'vitest';
import { showProviderWidget } from './provider-widget.ts';

test('the widget speaks the language of the page, whatever its address: a form that was refused stands at that of a call', async () => {
  const render = vi.fn();
  vi.stubGlobal('turnstile', { render });
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
  document.documentElement.lang = 'gu-IN';
  await showProviderWidget(
    document.createElement('div'),
    { provider: 'turnstile', siteKey: 'k', signal: new AbortController().signal },
    { answered: vi.fn(), opened: vi.fn(), failed: vi.fn() },
  );
  expect(render).toHaveBeenCalledExactlyOnceWith(
    expect.any(HTMLElement),
    expect.objectContaining({ language: 'gu' }),
  );
});
