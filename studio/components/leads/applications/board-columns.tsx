'use client';

import type { Board, BoardCard } from '@ev-site/content/desk/read-board.ts';
import { indianDay } from '@ev-site/content/time/india-time.ts';
import { studioPath } from '@ev-site/contract/documents.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { toOptions } from '../../choices.tsx';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';

type Columns = Board['columns'];

const move = (columns: Columns, card: BoardCard): Columns =>
  columns.map(({ cards, ...column }) => {
    const others = cards.filter(({ id }) => id !== card.id);
    const now = column.status === card.status ? [card, ...others] : others;
    return { ...column, cards: now, total: column.total + now.length - cards.length };
  });

interface CardProps {
  card: BoardCard;
  columns: Columns;
  /** Whether this card was moved last. */
  isMoved: boolean;
  onMove: (column: Columns[number]) => Promise<void>;
}

const Card = ({ card, columns, isMoved, onMove }: CardProps) => {
  const list = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<string>(card.status);
  const [isBusy, run] = useBusy();
  // In its new column the card is a new element, and the pressed button is gone.
  useEffect(() => {
    if (isMoved) takeFocus(list.current);
  }, [isMoved]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const column = columns.find(({ status }) => status === chosen);
    if (column && column.status !== card.status) await run(() => onMove(column));
  };
  return (
    <li>
      <a href={studioPath('leads', card.id)}>{card.name}</a>
      <small>
        Came {indianDay.format(new Date(card.receivedAt))}, erased {indianDay.format(new Date(card.erasedAt))}
      </small>
      {card.hasResume && card.isScanned && (
        <a
          href={`/studio/api/leads/${card.id}/resume/view`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Resume of ${card.name}`}
        >
          Resume
        </a>
      )}
      {card.hasResume && !card.isScanned && (
        <a
          href={`${studioPath('leads', card.id)}#resume`}
          aria-label={`Resume, not scanned, of ${card.name}`}
        >
          Resume, not scanned
        </a>
      )}
      <form onSubmit={(event) => void submit(event)}>
        <select
          ref={list}
          aria-label={`Status of ${card.name}`}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {toOptions(columns.map(({ status, label }) => ({ value: status, label })))}
        </select>
        <button type="submit" disabled={isBusy} aria-label={`Move ${card.name}`}>
          Move
        </button>
      </form>
    </li>
  );
};

/** The columns of the board. A card is moved with a select and a button, which work by keyboard and by touch alike. */
export const BoardColumns = ({ columns: read }: { columns: Columns }) => {
  const router = useRouter();
  const [shown, setShown] = useState({ read, columns: read });
  const [moved, setMoved] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  if (shown.read !== read) setShown({ read, columns: read });
  const { columns } = shown;

  const change = async (card: BoardCard, { status, label }: Columns[number]) => {
    const {
      ok,
      status: answered,
      message,
      body,
    } = await askStudio<{ doc: { opened: string } }>('PATCH', `/leads/${card.id}?depth=0`, {
      status,
      opened: card.opened,
    });
    if (ok) {
      const now = { ...card, status, opened: body.doc.opened };
      setShown((before) => ({ ...before, columns: move(before.columns, now) }));
    } else if (answered === 409) router.refresh();
    // After a conflict the focus follows the card to the column to which the colleague has moved it.
    if (ok || answered === 409) setMoved(card.id);
    setSaid(ok ? `${card.name}: ${label}.` : `${card.name}: ${message}`);
  };
  return (
    <>
      <p role="status" className="board__said">
        {said}
      </p>
      <div className="board__columns">
        {columns.map(({ status, label, total, cards }) => (
          <section key={status} aria-labelledby={`board-${status}`}>
            <h2 id={`board-${status}`}>
              {`${label} `}
              <span className="lead-count">{groupDigits(total)}</span>
            </h2>
            <ul>
              {cards.map((card) => (
                <Card
                  key={card.id}
                  card={card}
                  columns={columns}
                  isMoved={card.id === moved}
                  onMove={(column) => change(card, column)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
};
