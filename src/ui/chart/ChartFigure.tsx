import { Suspense, useId, type ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import styles from './ChartFigure.module.css';
import { markColor } from './markColor.ts';

/** Content of a chart as a table, for users who do not see the chart. */
export interface ChartTable {
  /** Heads of the columns; the first names the rows. */
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  title: string;
  /** Element of the title; `h2` if the chart is a section of its own. */
  heading?: 'h2' | 'h3' | undefined;
  /** Sentence that summarizes the chart. */
  sentence: ReactNode;
  table: ChartTable;
  /** Meanings of the colours, if they need an explanation. */
  legend?: readonly { tone: Tone; isFaint?: boolean; label: string }[];
  /** Height of the plot in px, reserved while it loads. */
  height: number;
  /** Plot; may be lazy. */
  children: ReactNode;
}

/** Renders a chart with its summary above, and a table in its place for assistive technology. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, heading: Heading = 'h3', sentence, table, legend, height, children } = props;
  const titleId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.sentence}>{sentence}</p>
      </figcaption>
      <div style={{ blockSize: height }} aria-hidden="true">
        <Suspense fallback={<div className={styles.waiting} />}>{children}</Suspense>
      </div>
      {legend && (
        <ul className={styles.legend} aria-hidden="true">
          {legend.map(({ tone, isFaint, label }) => (
            <li key={label}>
              <span className={styles.mark} style={{ background: markColor(tone, isFaint) }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <HiddenTable {...table} labelledBy={titleId} />
    </figure>
  );
}

function HiddenTable({ heads, rows, labelledBy }: ChartTable & { labelledBy: string }) {
  return (
    <div className="visually-hidden">
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // Two categories may have the same name.
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
