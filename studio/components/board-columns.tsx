'use client';

import type { Board, BoardCard } from '@ev-site/content/desk/read-board.ts';
import { indianDay } from '@ev-site/content/india-time.ts';
import { useState } from 'react';
import { askStudio } from './ask-studio.ts';

type Columns = Board['columns'];

const move = (columns: Columns, card: BoardCard, status: BoardCard['status']): Columns =>
  columns.map((column) => {
    const others = column.cards.filter(({ id }) => id !== card.id);
    return { ...column, cards: column.status === status ? [{ ...card, status }, ...others] : others };
  });

/** The columns of the board. A card goes on by a choice, which a keyboard and a thumb make alike. */
export const BoardColumns = ({ columns: read }: { columns: Columns }) => {
  const [columns, setColumns] = useState(read);
  const [said, setSaid] = useState('');

  const change = async (card: BoardCard, status: BoardCard['status'], label: string) => {
    const { ok, message } = await askStudio('PATCH', `/leads/${card.id}?depth=0`, { status });
    if (ok) setColumns((now) => move(now, card, status));
    setSaid(ok ? `${card.name}: ${label}.` : message);
  };
  return (
    <>
      <p role="status" className="board__said">
        {said}
      </p>
      <div className="board__columns">
        {columns.map(({ status, label, cards }) => (
          <section key={status} aria-labelledby={`board-${status}`}>
            <h2 id={`board-${status}`}>
              {label} <span className="lead-count">{cards.length}</span>
            </h2>
            <ul>
              {cards.map((card) => (
                <li key={card.id}>
                  <a href={`/studio/collections/leads/${card.id}`}>{card.name}</a>
                  <small>
                    Came {indianDay.format(new Date(card.receivedAt))}, erased{' '}
                    {indianDay.format(new Date(card.erasedAt))}
                  </small>
                  {card.hasResume && (
                    <a
                      href={`/studio/api/leads/${card.id}/resume/view`}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={`Resume of ${card.name}`}
                    >
                      Resume
                    </a>
                  )}
                  <select
                    aria-label={`Status of ${card.name}`}
                    value={card.status}
                    onChange={(event) => {
                      const next = columns.find((column) => column.status === event.target.value);
                      if (next) void change(card, next.status, next.label);
                    }}
                  >
                    {columns.map((column) => (
                      <option key={column.status} value={column.status}>
                        {column.label}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
};
