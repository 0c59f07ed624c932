'use client';

import type { LeadWork } from '@ev-site/content/leads/work/read-work.ts';
import { useState } from 'react';

interface Props extends Pick<LeadWork, 'takers' | 'askBefore'> {
  onHandOver: (dealer: number, agreed: boolean, pressed: Element) => void;
  isBusy: boolean;
}

/** Hands a lead over to a dealer, who gets the same mail and link as from a routing rule. */
export const LeadHandOver = ({ takers, askBefore, onHandOver, isBusy }: Props) => {
  const [dealer, setDealer] = useState(0);
  const [agreed, setAgreed] = useState(false);
  if (takers.length === 0) return null;
  return (
    <details className="lead-hand-over">
      <summary>Hand over to a dealer</summary>
      <p>
        He gets it by mail, with a link to work on it; whoever has it now has it no more. When he gives it
        back, the rules go on with it, or the mailbox of its kind is told.
      </p>
      <div className="lead-note__ways">
        <label htmlFor="lead-dealer">Dealer</label>
        <select
          id="lead-dealer"
          value={dealer}
          onChange={({ target }) => {
            setDealer(Number(target.value));
            setAgreed(false);
          }}
        >
          <option value={0}>Choose</option>
          {takers.map(({ id, town, name }) => (
            <option key={id} value={id}>
              {`${town}: ${name}`}
            </option>
          ))}
        </select>
        {askBefore && (
          <label>
            <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />{' '}
            Was asked, and agrees
          </label>
        )}
        <button
          type="button"
          disabled={isBusy || dealer === 0 || (askBefore && !agreed)}
          onClick={({ currentTarget }) => onHandOver(dealer, agreed, currentTarget)}
        >
          Hand over
        </button>
      </div>
    </details>
  );
};
