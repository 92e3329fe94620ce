import { times, type Dice } from './Dice.ts';
import type { Palette } from './palettes.ts';

export const WIDTH = 1600;
export const HEIGHT = 1067;

/** A scene's dependencies: colours and random numbers. */
export interface Paint {
  palette: Palette;
  dice: Dice;
}

// Opacity of fill and stroke: `opacity` would draw each shape on a surface of the whole picture first.
const n = (value: number) => value.toFixed(1);

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`;

export const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`;

export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-opacity="${opacity.toFixed(2)}"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"/>`;

/** Blurs content by at least this number of pixels, 34 at most. */
export const blurred = (pixels: number, content: string) =>
  `<g filter="url(#b${[2, 5, 10, 18, 34].find((one) => one >= pixels) ?? 34})">${content}</g>`;

const stops = (colours: readonly string[]) =>
  colours
    .map(
      (colour, index) =>
        `<stop offset="${(index / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
    )
    .join('');

export const vertical = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

export const horizontal = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(colours)}</linearGradient>`;

/** Returns the SVG definitions that every scene uses. */
export function definitions({ palette }: Paint): string {
  const blurs = [2, 5, 10, 18, 34].map(
    (pixels) =>
      `<filter id="b${pixels}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
  );
  const [bright, shade] = palette.cloth;
  return `<defs>${blurs.join('')}
    ${vertical('sky', palette.sky)}${vertical('ground', palette.ground)}
    ${horizontal('cloth', [shade, bright, bright, shade])}${vertical('drop', [bright, shade])}
    <linearGradient id="side"><stop stop-color="${palette.dark}" stop-opacity="0"/><stop offset="1" stop-color="${palette.dark}" stop-opacity="0.3"/></linearGradient>
    ${vertical('wall', [palette.sky[0], palette.sky[1]])}
    <radialGradient id="glow"><stop stop-color="${palette.light}"/><stop offset="0.25" stop-color="${palette.light}" stop-opacity="0.55"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>
    <radialGradient id="vignette" cx="0.5" cy="0.48" r="0.78"><stop offset="0.55" stop-color="${palette.dark}" stop-opacity="0"/><stop offset="1" stop-color="${palette.dark}" stop-opacity="0.52"/></radialGradient>
    <radialGradient id="round" cx="0.38" cy="0.3" r="0.8"><stop stop-color="#fff" stop-opacity="0.5"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.32"/></radialGradient>
  </defs>`;
}

export const glow = (x: number, y: number, r: number, opacity = 1) =>
  circle(x, y, r, 'url(#glow)', opacity);

export const sky = () => rect(0, 0, WIDTH, HEIGHT, 'url(#sky)');

/** Draws out-of-focus discs of light. */
export const bokeh = (
  { palette, dice }: Paint,
  count: number,
  area: [x: number, y: number, w: number, h: number],
  sizes: [least: number, most: number] = [10, 46],
) =>
  blurred(
    2,
    times(count, () => {
      const x = dice.between(area[0], area[0] + area[2]);
      const y = dice.between(area[1], area[1] + area[3]);
      const r = dice.between(...sizes);
      const colour = dice.oneOf([palette.light, palette.light, ...palette.flowers.slice(0, 2)]);
      const opacity = dice.between(0.12, 0.5);
      return circle(x, y, r, colour, opacity) + circle(x, y, r * 0.86, colour, opacity * 0.5);
    }),
  );

/** Draws two rows of hills, one behind the other. */
export function hills({ palette, dice }: Paint, horizon: number): string {
  const ridge = (y: number, height: number) => {
    let d = `M-20 ${HEIGHT}V${n(y)}`;
    for (let x = 0; x <= WIDTH + 200; x += 200)
      d += `Q${x - 100} ${n(y - dice.between(0, height))} ${x} ${n(y - dice.between(0, height * 0.5))}`;
    return `${d}V${HEIGHT}Z`;
  };
  return (
    blurred(10, path(ridge(horizon - 30, 120), palette.far, 0.75)) +
    blurred(5, path(ridge(horizon + 10, 80), palette.middle, 0.85))
  );
}

/** Draws leaves as many small ellipses, bright above and dark below. */
export function foliage(
  { palette, dice }: Paint,
  [x, y, rx, ry]: [x: number, y: number, rx: number, ry: number],
  count: number,
  size = 16,
): string {
  const [bright, dark] = palette.leaf;
  return times(count, () => {
    const angle = dice.between(0, Math.PI * 2);
    const reach = Math.sqrt(dice.next());
    const [px, py] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    const isLit = py < y + dice.between(-ry, ry) * 0.6;
    const leaf = ellipse(
      px,
      py,
      size * dice.between(0.5, 1.1),
      size * dice.between(0.22, 0.45),
      isLit ? bright : dark,
      dice.between(0.55, 0.95),
    );
    return `<g transform="rotate(${n(dice.between(0, 180))} ${n(px)} ${n(py)})">${leaf}</g>`;
  });
}

export function tree(paint: Paint, x: number, base: number, height: number): string {
  const { palette, dice } = paint;
  const top = base - height;
  const trunk = path(
    `M${n(x - height * 0.035)} ${n(base)}Q${n(x - height * 0.015)} ${n(base - height * 0.4)} ${n(x - height * 0.05)} ${n(top + height * 0.3)}L${n(x + height * 0.05)} ${n(top + height * 0.3)}Q${n(x + height * 0.02)} ${n(base - height * 0.4)} ${n(x + height * 0.045)} ${n(base)}Z`,
    palette.dark,
    0.75,
  );
  const crowns = times(7, (index) => {
    const cx = x + dice.between(-0.28, 0.28) * height;
    const cy = top + height * dice.between(0.08, 0.42);
    const r = height * dice.between(0.13, 0.22);
    return (
      ellipse(cx, cy + r * 0.2, r * 1.1, r, index % 2 ? palette.near : palette.leaf[1], 0.8) +
      foliage(paint, [cx, cy, r * 1.25, r], 90, height * 0.028)
    );
  });
  return trunk + crowns;
}

/** Draws a cord with glowing lamps. */
export function stringLights(
  { palette, dice }: Paint,
  [x1, y1]: [number, number],
  [x2, y2]: [number, number],
  sag: number,
  lamps: number,
): string {
  const at = (t: number) =>
    [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)] as const;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  const cord = line(`M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}`, palette.dark, 2, 0.6);
  return (
    cord +
    times(lamps, (index) => {
      const [x, y] = at((index + 0.5) / lamps);
      const r = dice.between(5, 7.5);
      return glow(x, y + 9, r * 7, 0.75) + circle(x, y + 9, r, '#fffaf0', 0.95);
    })
  );
}

/** Draws rays of light from above. */
export const rays = ({ palette, dice }: Paint, x: number, y: number) =>
  blurred(
    34,
    times(6, () => {
      const end = dice.between(-400, WIDTH + 200);
      return path(
        `M${x} ${y}L${n(end)} ${HEIGHT}L${n(end + dice.between(80, 220))} ${HEIGHT}Z`,
        palette.light,
        dice.between(0.06, 0.2),
      );
    }),
  );

/** Draws blossoms and leaves close to the lens, far out of focus. */
export function foreground(paint: Paint, corners: readonly [number, number][]): string {
  const { palette, dice } = paint;
  return blurred(
    18,
    corners
      .map(([x, y]) =>
        times(16, () => {
          const px = x + dice.between(-220, 220);
          const py = y + dice.between(-120, 120);
          const colour = dice.oneOf([...palette.leaf, ...palette.flowers]);
          return ellipse(px, py, dice.between(30, 80), dice.between(24, 60), colour, 0.75);
        }),
      )
      .join(''),
  );
}
