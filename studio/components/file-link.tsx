'use client';

import { type ComponentProps, type MouseEvent, useState } from 'react';
import { noAnswer, sayRefused } from './ask-studio.ts';
import { useBusy } from './use-busy.ts';

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'> {
  href: string;
  /** Whether it may be too large to be held by the page: the studio is asked first whether it would give it. */
  isLarge?: boolean;
}

/** @returns the answer, or the sentence of why there is none */
const ask = async (address: string): Promise<Response | string> => {
  try {
    const response = await fetch(address, { credentials: 'include' });
    return response.ok ? response : await sayRefused(response, 'The file');
  } catch {
    return noAnswer;
  }
};

const toCheck = (href: string): string => `${href}${href.includes('?') ? '&' : '?'}check=true`;

const toName = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? '';

const save = (href: string, name: string): void =>
  Object.assign(document.createElement('a'), { href, download: name }).click();

/** A file of the studio to be saved. A browser shows nothing of a download that is refused: what the studio says stands beside it. */
export const FileLink = ({ href, isLarge = false, children, ...more }: Props) => {
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const take = async () => {
    setSaid('');
    const answer = await ask(isLarge ? toCheck(href) : href);
    if (typeof answer === 'string') return setSaid(answer);
    if (isLarge) return save(href, '');
    const kept = URL.createObjectURL(await answer.blob());
    save(kept, toName(answer));
    // Once the browser has it.
    setTimeout(URL.revokeObjectURL, 60_000, kept);
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!isBusy) void run(take);
  };
  return (
    <span>
      <a {...more} href={href} download onClick={press}>
        {children}
      </a>{' '}
      <span role="status">{said}</span>
    </span>
  );
};
