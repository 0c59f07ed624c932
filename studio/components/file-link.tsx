'use client';

import { type ComponentProps, type MouseEvent, useState } from 'react';
import { noAnswer, sayRefused } from './ask-studio.ts';
import { useBusy } from './use-busy.ts';

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'> {
  href: string;
  /** Whether the file may be too large for the page to hold. Then a first call only asks whether it may be had. */
  isLarge?: boolean;
}

const toCheck = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}check=true`;

const toName = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? '';

const save = (href: string, name: string): void =>
  Object.assign(document.createElement('a'), { href, download: name }).click();

/** Saves a file. @returns a sentence why the file could not be saved; empty if it was saved */
const take = async (href: string, isLarge: boolean): Promise<string> => {
  try {
    const response = await fetch(isLarge ? toCheck(href) : href, { credentials: 'include' });
    if (!response.ok) return await sayRefused(response, 'The file');
    if (isLarge) save(href, '');
    else {
      const kept = URL.createObjectURL(await response.blob());
      save(kept, toName(response));
      // By then the browser has the file.
      setTimeout(URL.revokeObjectURL, 60_000, kept);
    }
    return '';
  } catch {
    return noAnswer;
  }
};

/** A link that saves a file of the studio. Browsers hide a refused download, so the link shows the refusal. */
export const FileLink = ({ href, isLarge = false, children, ...more }: Props) => {
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy) void run(async () => setSaid(await take(href, isLarge)));
  };
  return (
    <span>
      <a {...more} href={href} download aria-busy={isBusy} onClick={press}>
        {children}
      </a>{' '}
      <span role="status">{isBusy ? 'Being fetched …' : said}</span>
    </span>
  );
};
