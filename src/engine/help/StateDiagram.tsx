import { useId, useMemo } from 'react';
import type { HelpStates } from './help.ts';
import { layoutStates, type Point } from './layoutStates.ts';
import { LINE_HEIGHT } from './placeStates.ts';
import styles from './StateDiagram.module.css';

const pathOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/**
 * Renders lines of text centred at `x`: with the last line at `y`, or with `isCentred` the whole block around it.
 */
function Words(props: {
  x: number;
  y: number;
  lines: readonly string[];
  className: string | undefined;
  isCentred?: boolean;
}) {
  const { lines } = props;
  const lift = props.isCentred
    ? ((lines.length - 1) * LINE_HEIGHT) / 2 - 4
    : (lines.length - 1) * LINE_HEIGHT;
  return (
    <text textAnchor="middle" className={props.className}>
      {lines.map((line, index) => (
        <tspan key={index} x={props.x} y={props.y - lift + index * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

// A scrollable region without focusable content must be focusable itself.
const reachable = (region: HTMLElement | null) => region?.setAttribute('tabindex', '0');

/**
 * Renders a diagram of a record's states and the actions between them; the text referenced by `describedBy` has
 * the same content.
 */
export function StateDiagram(props: {
  states: HelpStates;
  direction: 'ltr' | 'rtl';
  describedBy: string;
}) {
  const { states: help, direction } = props;
  const marker = useId();
  const drawn = useMemo(() => layoutStates(help, direction), [help, direction]);
  const tones = new Map(help.states.map(({ name, tone }) => [name, tone]));
  return (
    <section ref={reachable} className={styles.scroll} aria-label={help.diagram}>
      <svg
        role="img"
        aria-label={help.diagram}
        aria-describedby={props.describedBy}
        className={styles.diagram}
        viewBox={`-2 -2 ${drawn.width + 4} ${drawn.height + 4}`}
        width={drawn.width + 4}
        height={drawn.height + 4}
      >
        <defs>
          <marker
            id={marker}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" className={styles.head} />
          </marker>
        </defs>
        {drawn.frames.map((frame) => (
          <rect key={`${frame.x} ${frame.y}`} {...frame} rx="10" className={styles.frame} />
        ))}
        {drawn.ways.map((way) => (
          <path
            key={`${way.from.join()} ${way.to}`}
            d={pathOf(way.points)}
            className={styles.way}
            markerEnd={`url(#${marker})`}
          />
        ))}
        {drawn.ways.map((way) => (
          <Words key={`${way.from.join()} ${way.to}`} {...way.label} className={styles.action} />
        ))}
        {drawn.states.map(({ name, lines, x, y, width, height }) => (
          <g key={name} data-tone={tones.get(name)}>
            <rect x={x} y={y} width={width} height={height} rx="8" className={styles.state} />
            <Words
              x={x + width / 2}
              y={y + height / 2}
              lines={lines}
              className={styles.word}
              isCentred
            />
          </g>
        ))}
      </svg>
      {drawn.frames.length > 0 && <p className={styles.note}>{help.frames}</p>}
    </section>
  );
}
