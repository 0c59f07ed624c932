import type { YearEnd } from '@ev-site/reckoning/cost-line.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../fill.ts';
import styles from './calculator.module.css';
import type { CalculatorProps } from './calculator-props.ts';
import { toRupees, toSignedRupees } from './money.ts';
import { sayYears } from './say-time.ts';
import type { Slip } from './to-slip.ts';

interface CostChartProps {
  words: CalculatorProps['words'];
  lineOf: Slip['lineOf'];
  vehicle: string;
  fuel: string;
}

const width = 640;
const height = 280;
const edge = { top: 28, right: 16, bottom: 32, left: 16 };

/** A tenth of a drawing unit is as precise as any screen. */
const toTenth = (place: number): number => Math.round(place * 10) / 10;

/** A round number of rupees that is at least `rs`: 1, 2 or 5 times a power of ten. */
const toCeiling = (rs: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(rs, 1)));
  return ([1, 2, 5, 10].find((times) => times * power >= rs) ?? 10) * power;
};

/** The total spent on either vehicle, year by year: as two lines, and as a table. */
export const CostChart = ({ words, lineOf: { own, rival }, vehicle, fuel }: CostChartProps) => {
  const { chart } = words;
  const years = own.length - 1;
  const all = [...own, ...rival].map(({ spentRs }) => spentRs);
  const top = toCeiling(Math.max(...all));
  const bottom = Math.min(0, ...all);
  const toX = (year: number) => toTenth(edge.left + (year / years) * (width - edge.left - edge.right));
  const toY = (rs: number) =>
    toTenth(edge.top + ((top - rs) / (top - bottom)) * (height - edge.top - edge.bottom));
  const toPoints = (line: YearEnd[]) =>
    line.map(({ year, spentRs }) => `${toX(year)},${toY(spentRs)}`).join(' ');
  const end = {
    own: toSignedRupees(own[years]?.spentRs ?? 0),
    rival: toSignedRupees(rival[years]?.spentRs ?? 0),
  };
  return (
    <section className={styles.chart}>
      <h3>{chart.heading}</h3>
      <p className={styles.keys}>
        <span className={styles.ownKey}>{vehicle}</span> <span className={styles.rivalKey}>{fuel}</span>
      </p>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={fill(chart.label, { years: sayYears(words, years), vehicle, fuel, ...end })}
      >
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              className={styles.grid}
              x1={edge.left}
              x2={width - edge.right}
              y1={toY(top * part)}
              y2={toY(top * part)}
            />
            {part > 0 && (
              <text className={styles.tick} x={edge.left} y={toY(top * part) - 5}>
                {toRupees(top * part)}
              </text>
            )}
          </g>
        ))}
        {own.map(({ year }) => (
          <text className={styles.year} key={year} x={toX(year)} y={height - 8}>
            {year}
          </text>
        ))}
        <polyline className={styles.rivalLine} points={toPoints(rival)} />
        <polyline className={styles.ownLine} points={toPoints(own)} />
      </svg>
      <p className={styles.small}>{chart.note}</p>
      <details>
        <summary>
          {chart.table}
          <Icon name="down" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard. */}
        <section className={styles.sideways} aria-label={chart.heading} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[chart.year, vehicle, fuel, chart.difference].map((head) => (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.map(({ year, spentRs }, index) => {
                const other = rival[index]?.spentRs ?? 0;
                return (
                  <tr key={year}>
                    <th scope="row">{year === 0 ? chart.bought : year}</th>
                    <td>{toSignedRupees(spentRs)}</td>
                    <td>{toSignedRupees(other)}</td>
                    <td>{toSignedRupees(Math.round(other) - Math.round(spentRs))}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
};
