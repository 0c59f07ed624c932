import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';

/** How one of the three providers of a human check works, from its documentation. */
export interface ProviderParts {
  /** Everything of the provider is below these addresses. */
  hosts: readonly RegExp[];
  /** The script that the page loads. */
  script: RegExp;
  /** Address of the main script, if the first script only provides `ready` and loads that one. */
  second?: string;
  frame: string;
  global: string;
  /** Hidden field that the widget adds to the form by itself. */
  ownField: string;
  canRemove: boolean;
}

export const providers = {
  turnstile: {
    hosts: [/^https:\/\/challenges\.cloudflare\.com\//],
    script: /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js/,
    frame: 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/frame',
    global: 'turnstile',
    ownField: 'cf-turnstile-response',
    canRemove: true,
  },
  hcaptcha: {
    hosts: [/^https:\/\/js\.hcaptcha\.com\//, /^https:\/\/newassets\.hcaptcha\.com\//],
    script: /^https:\/\/js\.hcaptcha\.com\/1\/api\.js/,
    frame: 'https://newassets.hcaptcha.com/captcha/v1/frame',
    global: 'hcaptcha',
    ownField: 'h-captcha-response',
    canRemove: true,
  },
  recaptcha: {
    hosts: [/^https:\/\/www\.google\.com\/recaptcha\//, /^https:\/\/www\.gstatic\.com\/recaptcha\//],
    script: /^https:\/\/www\.google\.com\/recaptcha\/api\.js/,
    second: 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js',
    frame: 'https://www.google.com/recaptcha/api2/anchor',
    global: 'grecaptcha',
    ownField: 'g-recaptcha-response',
    canRemove: false,
  },
} as const satisfies Record<string, ProviderParts>;

/** The provider's script: draws a frame and passes on the events in it. */
export const toWidgetScript = ({ global, frame, ownField, canRemove }: ProviderParts): string => `
  const widgets = [];
  const api = window.${global} ??= {};
  api.render = (holder, options) => {
    if (holder.children.length > 0) throw new Error('This element holds a widget already.');
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: '${ownField}' });
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: '${frame}?key=' + options.sitekey, title: 'The check', width: 300, height: 74 });
    holder.append(field, frame);
    return widgets.push({ holder, field, frame, options }) - 1;
  };
  ${canRemove ? `api.remove = (widget) => widgets[widget].holder.replaceChildren();` : ''}
  addEventListener('message', ({ source, data }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source);
    if (!widget) return;
    widget.field.value = data.token ?? '';
    widget.options[data.event]?.(data.token);
  });
  for (const run of api.waiting ?? []) run();
  if (api.ready) api.ready = (run) => run();`;

/** A script that only loads another one. */
export const toFirstScript = ({ global, second }: ProviderParts): string => `
  const waiting = [];
  window.${global} = { waiting, ready: (run) => waiting.push(run) };
  document.head.append(Object.assign(document.createElement('script'), { src: '${second}' }));`;

/** The page in the provider's frame. */
export const frameDocument = `<!doctype html><title>The check</title>
  <button data-event="callback">I am human</button>
  <button data-event="expired-callback">Run out</button>
  <button data-event="error-callback">Fail</button>
  <script>
    addEventListener('click', ({ target }) => {
      const { event } = target.dataset;
      const token = event === 'callback' ? 'token-' + Math.random() : undefined;
      parent.postMessage({ event, token }, '*');
    });
  </script>`;

/** The server that verifies answers to the check. */
export interface CheckProvider {
  url: string;
  /** The requests so far, the last one at the end. */
  asked: { secret: string; response: string }[];
  /** "passed" accepts every answer but "unreached", "failed" refuses all, "down" answers nonsense. */
  behaviour: 'passed' | 'failed' | 'down';
  stop(): void;
}

/** Plays a provider's siteverify. It accepts an answer twice, because refusing that is the site's task. */
export const startCheckProvider = async (): Promise<CheckProvider> => {
  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await text(request));
    const answer = fields.get('response') ?? '';
    provider.asked.push({ secret: fields.get('secret') ?? '', response: answer });
    const success = provider.behaviour === 'passed' && answer.startsWith('token-');
    response
      .writeHead(provider.behaviour === 'down' ? 502 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(success ? { success } : { success, 'error-codes': ['invalid-input-response'] }));
  });
  const port = await listenLocally(server);
  const provider: CheckProvider = {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked: [],
    behaviour: 'passed',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
};
