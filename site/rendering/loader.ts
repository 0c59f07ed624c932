/**
 * The only script with which a page starts: it wakes each island when the island is near the viewport or touched. It
 * fetches nothing before the page has been painted and loaded, unless the visitor touches an island first. In browsers
 * older than the scripts of the site, the page stays as with scripts off.
 */
import { carryCampaign } from './carry-campaign.ts';
import { carryPlace } from './carry-place.ts';
import { followFocus } from './follow-focus.ts';
import { restoreScroll } from './restore-scroll.ts';
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

/**
 * True in the browsers that the scripts are built for (docs/decisions/179): `color-mix()` came with Chrome 111 and
 * Firefox 113, CompressionStream with Safari 16.4.
 */
const runsScripts = CSS.supports('color', 'color-mix(in srgb, red, red)') && 'CompressionStream' in window;

/** Parts that take the place of an island whose script is missing. Each is in front of its island. */
const standIns = new Map(
  [...document.querySelectorAll<HTMLElement>('[data-stand-in]')].map((part) => [
    part.nextElementSibling,
    part,
  ]),
);

const showStandIn = (holder: HTMLElement) => {
  const part = standIns.get(holder);
  if (!part) return;
  part.dataset.standIn = 'shown';
  holder.before(part);
};

/** Removes the parts that are still hidden. A visitor may already use one that was shown because the loader came late. */
const removeStandIns = () => {
  for (const part of standIns.values()) if (getComputedStyle(part).visibility === 'hidden') part.remove();
};

const showPlain = (plain: Element) => {
  plain.outerHTML = plain.textContent;
};

const wakeNow = async (holder: HTMLElement) => {
  try {
    await wakeIsland(
      holder,
      reactUrl,
      (url) => import(/* @vite-ignore */ url),
      () => showStandIn(holder),
    );
    delete holder.dataset.asleep;
    standIns.get(holder)?.remove();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page works without this island, so the console is the only place to report the error.
    console.error(error);
    waking.delete(holder);
    // Hides texts that are true only with the island's script (islands/forms/form.module.css).
    holder.dataset.asleep = '';
    showStandIn(holder);
  }
};

/** Resolves when the island is awake, or could not be woken: then the next touch tries again. */
const wake = (holder: HTMLElement): Promise<void> => {
  const begun = waking.get(holder) ?? wakeNow(holder);
  waking.set(holder, begun);
  return begun;
};

/** Watches what opens an island, again after a failure: `watchOpeners` stops after one try. */
const watch = (holder: HTMLElement) => {
  let isOver = false;
  watchOpeners([holder], async () => {
    await wake(holder);
    if (waking.has(holder) || isOver) return;
    isOver = true;
    // After the repeated click has followed its link.
    setTimeout(watch, 0, holder);
  });
};

const showLater = (part: HTMLElement) => {
  part.style.contentVisibility = 'visible';
};
const later = [...document.querySelectorAll<HTMLElement>('.later')];

/** @param kept kinds of forms with a stored draft: an empty form would look as if the draft were lost. */
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

/** Resolves when the main picture of the first screen has been painted, and everything around it. */
const largestPaint = async () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A broken picture must not keep islands asleep.
  await picture?.decode().catch(() => {});
  // The first frame draws the picture; in the second, it is on the screen. A page in the background has no frames.
  if (document.visibilityState === 'hidden') return;
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/**
 * The print stylesheet waits in a `noscript` until the paint; without script, the browser requests it with the page.
 */
const linkPrint = () => {
  const waiting = document.querySelector('body > noscript');
  if (waiting) showPlain(waiting);
};

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;

/**
 * Parts far from the first screen were skipped so far (`later` in styles/base.css). They are laid out one by one in
 * idle moments, so that a touch never waits for the whole page. After that, the length of the page is exact.
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
    // `serviceWorker` is missing without https; and the page works without it when the registration fails.
    if (settings?.worker) navigator.serviceWorker?.register(settings.worker).catch(() => {});
  });
};

const start = () => {
  // Shows texts and buttons that are true only with this script.
  document.documentElement.dataset.started = '';
  removeStandIns();
  for (const holder of islands) {
    for (const touch of touches) holder.addEventListener(touch, () => wake(holder), { passive: true });
    if (holder.dataset.openedBy) watch(holder);
  }
  carryCampaign();
  carryPlace();
  followFocus();
  restoreScroll(() => later.forEach(showLater));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

const stayPlain = () => {
  for (const holder of islands) {
    holder.dataset.asleep = '';
    showStandIn(holder);
  }
  document.querySelectorAll('noscript').forEach(showPlain);
};

if (runsScripts) start();
else stayPlain();
