import { isWorkedBy } from '@ev-site/content/access/lead-access.ts';
import { countApplications } from '@ev-site/content/desk/count-applications.ts';
import { readBoard } from '@ev-site/content/desk/read-board.ts';
import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { AdminViewServerProps } from 'payload';
import { getReader } from '../../get-reader.ts';
import { OwnPage } from '../../own-page.tsx';
import { toHref } from '../lead-view-links.ts';
import { BoardColumns } from './board-columns.tsx';

/** The applications for a position as a board with a column for each status. Each card has a select and *Move*. */
export const ApplicationBoard = async (page: AdminViewServerProps) => {
  const user = getReader(page, '/studio/applications');
  const { payload } = page.initPageResult.req;
  const mayRead = isWorkedBy(user.role, 'application');
  const positions = mayRead ? await countApplications(payload, user) : [];
  const asked = readPositiveInt(String(page.searchParams?.job)) ?? positions[0]?.id;
  const board = asked ? await readBoard(payload, user, asked) : null;
  return (
    <OwnPage page={page} className="board">
      <h1>Applications</h1>
      {!mayRead && <p>Applications are for personnel.</p>}
      {mayRead && positions.length === 0 && <p>No position is open.</p>}
      <nav className="lead-views" aria-label="Positions">
        <ul>
          {positions.map(({ id, position, total }) => (
            <li key={id}>
              <a
                className="lead-view"
                href={`/studio/applications?job=${id}`}
                aria-current={id === asked ? 'page' : undefined}
              >
                {`${position} `}
                <span className="lead-count">{total}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {board && <BoardColumns key={asked} columns={board.columns} />}
      {board?.isCut && (
        <p>
          Only the newest are shown, and of those that are hired or rejected as many as there is room for;{' '}
          <a href={toHref([[['job', 'equals', String(asked)]]])}>all are in the list</a>.
        </p>
      )}
    </OwnPage>
  );
};
