/**
 * Runs in the studio's window of a preview. The studio posts what stands in its form; the page is asked for with it, by
 * a form into a frame of its own, so that it comes as it will: with its own policy, scripts and islands.
 */
const { page = '', title = '' } = document.body.dataset;
const status = document.querySelector<HTMLElement>('[role="status"]');
const studio: Window | null = window.opener ?? (window.parent === window ? null : window.parent);

/** Long enough for a word to be finished, short enough to seem at once. */
const pause = 300;

let shown: HTMLIFrameElement | undefined;
let typed: string | undefined;
let isComing = false;
let timer = 0;
let frames = 0;

// The token is asked for anew when it has run out; "fresh" was for the answer that brought us here.
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

/** Links lead out of the preview, to pages that let themselves be framed by nobody. */
const openOutside = ({ target }: Event) => {
  // Not `instanceof`: the page in the frame has an Element of its own.
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
  // Only now: a frame that is put in is loaded once, empty, at that moment.
  frame.addEventListener(
    'load',
    () => {
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
