import type { HumanCheckSettings } from './human-check-settings.ts';

type Provider = Exclude<HumanCheckSettings['provider'], 'altcha'>;

interface RenderOptions {
  sitekey: string;
  callback: (answer: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** What the three providers' scripts have in common. */
interface WidgetApi {
  render(holder: HTMLElement, options: RenderOptions): unknown;
  ready?(run: () => void): void;
}

const scripts: Record<Provider, { url: string; global: string }> = {
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
  hcaptcha: { url: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
  recaptcha: { url: 'https://www.google.com/recaptcha/api.js?render=explicit', global: 'grecaptcha' },
};

const loaded = new Map<string, Promise<void>>();

const loadScript = (url: string): Promise<void> => {
  const begun =
    loaded.get(url) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        loaded.delete(url);
        reject(new Error(`${url} could not be loaded.`));
      };
      document.head.append(script);
    });
  loaded.set(url, begun);
  return begun;
};

const isWidgetApi = (value: unknown): value is WidgetApi =>
  typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';

/** What happens in a provider's widget. */
interface WidgetEvents {
  answered(answer: string): void;
  /** The answer ran out, or the widget failed. */
  lost(): void;
}

/**
 * Loads a provider's script, once for the page, and shows its widget.
 * @throws where the script cannot be loaded.
 */
export const showProviderWidget = async (
  holder: HTMLElement,
  provider: Provider,
  siteKey: string,
  { answered, lost }: WidgetEvents,
): Promise<void> => {
  const { url, global } = scripts[provider];
  await loadScript(url);
  const api: unknown = Reflect.get(globalThis, global);
  // reCAPTCHA's script loads a second one: only `ready` is there at first.
  if (provider === 'recaptcha' && typeof api === 'object' && api !== null && 'ready' in api) {
    const { ready } = api;
    if (typeof ready === 'function') await new Promise<void>((resolve) => ready(resolve));
  }
  const whole: unknown = Reflect.get(globalThis, global);
  if (!isWidgetApi(whole)) throw new Error(`${provider} offers no widget.`);
  whole.render(holder, {
    sitekey: siteKey,
    callback: answered,
    'expired-callback': lost,
    'error-callback': lost,
  });
};
