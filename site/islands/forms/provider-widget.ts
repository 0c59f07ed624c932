import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { HumanCheckSettings } from './human-check-settings.ts';

type Provider = Exclude<HumanCheckSettings['provider'], 'altcha'>;

interface RenderOptions {
  sitekey: string;
  size: 'normal' | 'compact';
  /** Language of Turnstile. The other providers get the language in the address of their script. */
  language: Language;
  callback: (answer: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** The common part of the three providers' scripts. */
interface WidgetApi {
  render(holder: HTMLElement, options: RenderOptions): unknown;
  /** Removes a widget; reCAPTCHA has no such function. */
  remove?(widget: unknown): void;
}

/** Width of the widest of the three widgets, in CSS pixels. If it does not fit, the compact widget is used. */
const widest = 304;

/** Address of each provider's script, and its language parameter. Unsupported languages get English. */
const scripts: Record<Provider, { url: string; global: string; languageKey?: string }> = {
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
  hcaptcha: {
    url: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    languageKey: 'hl',
  },
  recaptcha: {
    url: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    languageKey: 'hl',
  },
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

/** Events of a provider's widget. */
interface WidgetEvents {
  answered(answer: string): void;
  /** The widget waits for the visitor: it was just drawn, or its answer has expired. */
  opened(): void;
  /** The widget failed. */
  failed(): void;
}

/** Loads the provider's script and its dependencies. @throws if the provider cannot be reached. */
const loadApi = async (provider: Provider, language: Language): Promise<WidgetApi> => {
  const { url, global, languageKey } = scripts[provider];
  await loadScript(languageKey ? `${url}&${languageKey}=${language}` : url);
  const early: unknown = Reflect.get(globalThis, global);
  // reCAPTCHA's script loads a second one. At first only `ready` exists.
  if (provider === 'recaptcha' && typeof early === 'object' && early !== null && 'ready' in early) {
    const { ready } = early;
    if (typeof ready === 'function') await new Promise<void>((resolve) => ready(resolve));
  }
  const api: unknown = Reflect.get(globalThis, global);
  if (!isWidgetApi(api)) throw new Error(`${provider} offers no widget.`);
  return api;
};

/**
 * Loads a provider's script once per page, and shows its widget in a new element inside the holder.
 * @param signal removes the widget, even if it has not appeared yet.
 * @throws if the provider cannot be reached.
 */
export const showProviderWidget = async (
  holder: HTMLElement | null,
  { provider, siteKey, signal }: { provider: Provider; siteKey: string; signal: AbortSignal },
  { answered, opened, failed }: WidgetEvents,
): Promise<void> => {
  const spoken = document.documentElement.lang;
  const language = languages.find((known) => spoken.startsWith(known)) ?? languages[0];
  const api = await loadApi(provider, language);
  if (signal.aborted || !holder) return;
  // A provider can draw into an element only once.
  const place = document.createElement('div');
  holder.append(place);
  opened();
  const widget = api.render(place, {
    sitekey: siteKey,
    size: holder.clientWidth < widest ? 'compact' : 'normal',
    language,
    callback: answered,
    'expired-callback': opened,
    'error-callback': failed,
  });
  signal.addEventListener('abort', () => {
    api.remove?.(widget);
    place.remove();
  });
};
