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
function TextLines(props: {
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
const makeFocusable = (region: HTMLElement | null) => region?.setAttribute('tabindex', '0');

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
  const diagram = useMemo(() => layoutStates(help, direction), [help, direction]);
  const tones = new Map(help.states.map(({ name, tone }) => [name, tone]));
  return (
    <section ref={makeFocusable} className={styles.scroll} aria-label={help.diagram}>
      <svg
        role="img"
        aria-label={help.diagram}
        aria-describedby={props.describedBy}
        className={styles.diagram}
        viewBox={`-2 -2 ${diagram.width + 4} ${diagram.height + 4}`}
        width={diagram.width + 4}
        height={diagram.height + 4}
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
        {diagram.frames.map((frame) => (
          <rect key={`${frame.x} ${frame.y}`} {...frame} rx="10" className={styles.frame} />
        ))}
        {diagram.transitions.map((transition) => (
          <path
            key={`${transition.from.join()} ${transition.to}`}
            d={pathOf(transition.points)}
            className={styles.transition}
            markerEnd={`url(#${marker})`}
          />
        ))}
        {diagram.transitions.map((transition) => (
          <TextLines
            key={`${transition.from.join()} ${transition.to}`}
            {...transition.label}
            className={styles.action}
          />
        ))}
        {diagram.states.map(({ name, lines, x, y, width, height }) => (
          <g key={name} data-tone={tones.get(name)}>
            <rect x={x} y={y} width={width} height={height} rx="8" className={styles.state} />
            <TextLines
              x={x + width / 2}
              y={y + height / 2}
              lines={lines}
              className={styles.label}
              isCentred
            />
          </g>
        ))}
      </svg>
      {diagram.frames.length > 0 && <p className={styles.note}>{help.frames}</p>}
    </section>
  );
}
