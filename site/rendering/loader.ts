/**
 * All the script that a page starts with: wakes each island when it is near the viewport or touched.
 * Nothing is fetched before the page has been painted and loaded, unless the visitor touches an island first.
 */
import { carryCampaign } from './carry-campaign.ts';
import { carryPlace } from './carry-place.ts';
import { followFocus } from './follow-focus.ts';
import { keepPlace } from './keep-place.ts';
import { speculate } from './speculate.ts';
import { sweepDrafts } from './sweep-drafts.ts';
import { wakeIsland } from './wake-island.ts';
import { watchOpeners } from './watch-openers.ts';

const nearViewport = { rootMargin: '200px 0px' };
const touches = ['pointerenter', 'pointerdown', 'focusin'];

const settings = document.querySelector<HTMLElement>('script[data-react]')?.dataset;
const reactUrl = settings?.react ?? '';
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const waking = new Map<HTMLElement, Promise<void>>();

/** What stands before an island for visitors without script is also for those whose island cannot be had. */
const showPlain = ({ previousElementSibling: plain }: HTMLElement) => {
  if (plain?.localName === 'noscript') plain.outerHTML = plain.textContent;
};

const wakeNow = async (holder: HTMLElement) => {
  try {
    await wakeIsland(holder, reactUrl, (url) => import(/* @vite-ignore */ url));
    delete holder.dataset.asleep;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page goes on without this island; nobody else is to be told.
    console.error(error);
    waking.delete(holder);
    // What its script would do is not said of it (islands/forms/form.module.css).
    holder.dataset.asleep = '';
    showPlain(holder);
  }
};

/** Resolves when the island is awake, or cannot be woken: the next touch tries again. */
const wake = (holder: HTMLElement): Promise<void> => {
  const begun = waking.get(holder) ?? wakeNow(holder);
  waking.set(holder, begun);
  return begun;
};

/** Whoever watches for what opens an island has done with it after one try. */
const watch = (holder: HTMLElement) => {
  let isOver = false;
  watchOpeners([holder], async () => {
    await wake(holder);
    if (waking.has(holder) || isOver) return;
    isOver = true;
    // When the click that was held back has followed its link.
    setTimeout(watch, 0, holder);
  });
};

for (const holder of islands) {
  for (const touch of touches) holder.addEventListener(touch, () => wake(holder), { passive: true });
  if (holder.dataset.openedBy) watch(holder);
}

carryCampaign();
carryPlace();
followFocus();

const showLater = (part: HTMLElement) => {
  part.style.contentVisibility = 'visible';
};
const later = [...document.querySelectorAll<HTMLElement>('.later')];

keepPlace(() => later.forEach(showLater));

/** @param kept kinds of forms in which something was typed earlier: an empty one would say that it was lost. */
const watchViewport = (kept: readonly string[]) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wake(target as HTMLElement);
    }
  }, nearViewport);
  for (const holder of islands) {
    const { when, draft = '' } = holder.dataset;
    if (when === 'soon') wake(holder);
    else if (when !== 'touch' || kept.includes(draft)) observer.observe(holder);
  }
};

/** Resolves when the picture that the first screen is about has been painted, and with it all around it. */
const largestPaint = async () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A broken picture keeps nobody asleep.
  await picture?.decode().catch(() => {});
  // The first frame draws it, the second comes when it is on the screen. A page in the background has no frames.
  if (document.visibilityState === 'hidden') return;
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** The stylesheet for paper waits in a `noscript` for the paint; without script it is asked for with the page. */
const linkPrint = () => {
  const waiting = document.querySelector('body > noscript');
  waiting?.insertAdjacentHTML('afterend', waiting.textContent);
};

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;

/**
 * What is far from the first screen was left out so far (`later` in styles/base.css). It is laid out here part by part,
 * each in a moment that nobody needs, so that a touch never waits for the whole page, and then the length of the page
 * is no guess any more.
 */
const layOut = ([part, ...others]: HTMLElement[]) => {
  if (!part) return;
  showLater(part);
  part.getBoundingClientRect();
  whenIdle(() => layOut(others));
};

const begin = async () => {
  await largestPaint();
  whenIdle(() => {
    watchViewport(sweepDrafts());
    layOut(later);
    linkPrint();
    speculate();
    // Missing without https; and a browser that takes no worker goes on without.
    if (settings?.worker) navigator.serviceWorker?.register(settings.worker).catch(() => {});
  });
};

if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });
