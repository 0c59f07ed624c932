import type { LeadCounts, Share } from '@ev-site/content/desk/count-leads.ts';

const width = 360;
const height = 96;
const gap = 4;

/** Columns by week. The table beside it has the same figures for screen readers, from which the drawing is hidden. */
const WeekColumns = ({ weeks }: Pick<LeadCounts, 'weeks'>) => {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const step = width / weeks.length;
  return (
    <svg viewBox={`0 0 ${width} ${height + 18}`} aria-hidden="true" className="week-columns">
      {weeks.map(({ begins, count, label }, place) => {
        const tall = Math.round((count / most) * (height - 14));
        const middle = place * step + step / 2;
        return (
          <g key={begins}>
            <rect
              x={place * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={Math.max(tall, 1)}
            />
            {count > 0 && (
              <text x={middle} y={height - tall - 3}>
                {count}
              </text>
            )}
            {place % 3 === 2 && (
              <text x={middle} y={height + 14}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

const Numbers = ({ heading, shares }: { heading: string; shares: Share[] }) => (
  <table className="visually-hidden">
    <caption>{heading}</caption>
    <tbody>
      {shares.map(({ label, count }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A table whose rows are bars: the same table for the eye and for screen readers. */
const Bars = ({ heading, shares }: { heading: string; shares: Share[] }) => {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <table className="share-bars">
      <caption>{heading}</caption>
      <tbody>
        {shares.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className="share-bar" style={{ inlineSize: `${(count / most) * 70}%` }} /> {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The leads of twelve weeks: by week, vehicle, state and language. */
export const LeadCharts = ({ weeks, vehicles, states, languages }: LeadCounts) => {
  if (weeks.every(({ count }) => count === 0)) return <p>No leads in the last twelve weeks.</p>;
  const bars: [string, Share[]][] = [
    ['By vehicle', vehicles],
    ['By state', states],
    ['By language', languages],
  ];
  return (
    <div className="lead-charts">
      <figure>
        <figcaption aria-hidden="true">By week</figcaption>
        <WeekColumns weeks={weeks} />
        <Numbers heading="By week, from its Monday" shares={weeks} />
      </figure>
      {bars.map(
        ([heading, shares]) => shares.length > 0 && <Bars key={heading} heading={heading} shares={shares} />,
      )}
    </div>
  );
};
