import { times } from './Dice.ts';
import { circle, ellipse, foliage, line, type Paint } from './parts.ts';

const turned = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})">${content}</g>`;

/** Draws a garden rose seen from above: rings of petals, darker towards the middle. */
export function rose({ dice, palette }: Paint, x: number, y: number, r: number): string {
  const colour = dice.oneOf(palette.flowers);
  const rings = [
    [8, 0.62, 0.46],
    [7, 0.42, 0.38],
    [6, 0.25, 0.28],
    [4, 0.11, 0.18],
  ] as const;
  const turn = dice.between(0, 360);
  const petals = rings.map(([count, reach, size], ring) =>
    times(count, (index) => {
      const degrees = turn + ring * 24 + (360 / count) * index + dice.between(-8, 8);
      const radians = (degrees * Math.PI) / 180;
      const px = x + Math.cos(radians) * r * reach;
      const py = y + Math.sin(radians) * r * reach * 0.92;
      const petal =
        ellipse(px, py, r * size, r * size * 0.82, colour, 1) +
        ellipse(px, py, r * size, r * size * 0.82, '#000', 0.03 + ring * 0.035) +
        ellipse(px, py, r * size, r * size * 0.82, 'url(#round)', 0.62);
      return turned(degrees + 90, px, py, petal);
    }),
  );
  return (
    circle(x + r * 0.06, y + r * 0.12, r * 1.02, '#000', 0.12) +
    petals.join('') +
    circle(x, y, r * 0.1, palette.dark, 0.22)
  );
}

/** Draws a small open blossom. */
export function blossom({ dice, palette }: Paint, x: number, y: number, r: number): string {
  const colour = dice.oneOf(palette.flowers);
  const turn = dice.between(0, 72);
  const petals = times(5, (index) => {
    const degrees = turn + index * 72;
    const radians = (degrees * Math.PI) / 180;
    const [px, py] = [x + Math.cos(radians) * r * 0.55, y + Math.sin(radians) * r * 0.55];
    const petal = ellipse(px, py, r * 0.52, r * 0.38, colour);
    return turned(degrees, px, py, petal + ellipse(px, py, r * 0.52, r * 0.38, 'url(#round)', 0.5));
  });
  return (
    petals + circle(x, y, r * 0.17, palette.light) + circle(x, y, r * 0.09, palette.leaf[1], 0.7)
  );
}

/** Draws a bent sprig of leaves. */
export function sprig(
  { dice, palette }: Paint,
  x: number,
  y: number,
  reach: number,
  degrees: number,
) {
  const stem = line(`M${x} ${y}q${reach * 0.5} ${-reach * 0.16} ${reach} 0`, palette.leaf[1], 3);
  const leaves = times(9, (index) => {
    const t = (index + 1) / 9;
    const [px, py] = [x + reach * t, y - Math.sin(t * Math.PI) * reach * 0.08];
    const side = index % 2 ? 38 : -38;
    const leaf = ellipse(px + 13, py, 19 * (1.15 - t * 0.5), 7, palette.leaf[index % 2 ? 0 : 1]);
    return turned(side, px, py, leaf);
  });
  return turned(degrees + dice.between(-6, 6), x, y, stem + leaves);
}

/** Draws roses, blossoms and leaves in an oval, the large ones in front. */
export function arrangement(
  paint: Paint,
  [x, y, rx, ry]: [x: number, y: number, rx: number, ry: number],
  size: number,
  count: number,
): string {
  const { dice } = paint;
  const spot = (spread: number): [number, number] => {
    const angle = dice.between(0, Math.PI * 2);
    const reach = Math.sqrt(dice.next()) * spread;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  };
  const sprigs = times(12, () => {
    const degrees = dice.between(0, 360);
    const radians = (degrees * Math.PI) / 180;
    const [sx, sy] = [x + Math.cos(radians) * rx * 0.6, y + Math.sin(radians) * ry * 0.6];
    return sprig(paint, sx, sy, size * 2.4, degrees);
  });
  return (
    sprigs +
    foliage(paint, [x, y, rx * 1.15, ry * 1.15], 160, size * 0.62) +
    times(count * 0.7, () => blossom(paint, ...spot(1.1), size * dice.between(0.35, 0.55))) +
    times(count, () => rose(paint, ...spot(0.92), size * dice.between(0.72, 1.15)))
  );
}
