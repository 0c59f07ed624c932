import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { createDialogOpener } from '../islands/dialog-opener.ts';
import { hydrate } from '../rendering/hydrate.ts';

/** Clicks a link. @returns whether the click is left to the browser, which follows the link. */
const isFollowed = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a link is followed again after an error in the dialog that it opened; other dialogs still open', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `
    <a id="enquire" href="#contact" data-enquire>Enquire</a>
    <a id="apply" href="#careers" data-apply>Apply</a>
    <div id="dialog" data-opened-by="[data-enquire]"></div>
    <div data-opened-by="[data-apply]"></div>`;
  const holder = document.getElementById('dialog') as HTMLElement;
  const opener = createDialogOpener('[data-enquire]');
  createDialogOpener('[data-apply]');
  const Dialog = () => {
    if (useSyncExternalStore(opener.subscribe, opener.get, () => null)) throw new Error('broken');
    return null;
  };
  hydrate(holder, Dialog, {}, 'one');
  expect(isFollowed('enquire')).toBe(false);
  await expect.poll(() => holder.dataset.asleep).toBe('');
  expect(isFollowed('enquire')).toBe(true);
  expect(isFollowed('apply')).toBe(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
