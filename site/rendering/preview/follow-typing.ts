/**
 * Runs in the studio's window of a preview. The studio posts the content of its form. This script requests the page
 * with that content, by a form into an iframe, so that the page arrives as it will be: with its own policy, scripts and
 * islands.
 */
const { page = '', title = '' } = document.body.dataset;
const status = document.querySelector<HTMLElement>('[role="status"]');
const studio: Window | null = window.opener ?? (window.parent === window ? null : window.parent);

/** Pause (ms) long enough to finish a word, short enough to feel instant. */
const pause = 300;

/** How long (ms) a page may take to load. After that, it is requested again, with what was typed last. */
const longestLoad = 20_000;

let shown: HTMLIFrameElement | undefined;
let typed: string | undefined;
let isComing = false;
let timer = 0;
let frames = 0;

// The server asks for a new token when this one has expired; "fresh" in the address was only meant for the response
// that led here.
history.replaceState(null, '', location.pathname);

const ask = (frame: HTMLIFrameElement, data: string | undefined) => {
  if (data === undefined) {
    frame.src = page;
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = page;
  form.target = frame.name;
  const field = document.createElement('textarea');
  field.name = 'typed';
  field.value = data;
  form.append(field);
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
};

/** Opens links in a new window: they lead to pages that no one may frame. */
const openOutside = ({ target }: Event) => {
  // Not `instanceof`: the page in the frame has its own Element class.
  const link = (target as Element | null)?.closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) link.setAttribute('target', '_blank');
};

const take = (frame: HTMLIFrameElement) => {
  const made = frame.contentDocument;
  if (made?.querySelector('[data-refused]')) return location.reload();
  const isPreview = made?.querySelector('[data-preview]') !== null && made !== null;
  if (status) status.hidden = isPreview;
  if (!isPreview) return frame.remove();
  made.addEventListener('click', openOutside, { capture: true });
  frame.contentWindow?.scrollTo({ top: shown?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
  delete frame.dataset.coming;
  shown?.remove();
  shown = frame;
};

const show = (data: string | undefined) => {
  isComing = true;
  const frame = document.createElement('iframe');
  frame.name = `preview-${frames++}`;
  frame.title = title;
  frame.dataset.coming = '';
  document.body.append(frame);
  const limit = setTimeout(() => {
    frame.remove();
    show(typed ?? data);
  }, longestLoad);
  // Listen only from here on: inserting an iframe fires `load` once for its empty document.
  frame.addEventListener(
    'load',
    () => {
      clearTimeout(limit);
      take(frame);
      isComing = false;
      if (typed !== undefined && typed !== data) show(typed);
    },
    { once: true },
  );
  ask(frame, data);
};

addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== location.origin || source !== studio) return;
  if (data?.type !== 'payload-live-preview' || typeof data.data !== 'object') return;
  typed = JSON.stringify(data.data);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!isComing) show(typed);
  }, pause);
});

show(undefined);
studio?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
