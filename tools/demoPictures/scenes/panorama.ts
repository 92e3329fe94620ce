import { times } from '../Dice.ts';
import { arrangement } from '../flowers.ts';
import {
  blurred,
  ellipse,
  glow,
  line,
  path,
  stringLights,
  tree,
  vertical,
  type Paint,
} from '../parts.ts';
import { candleTable } from './evening.ts';
import { chair } from './garden.ts';

/** Size in pixels: 360° by 180°. */
export const PANORAMA = { width: 4096, height: 2048 };

const { width: WIDTH, height: HEIGHT } = PANORAMA;
const HORIZON = HEIGHT / 2;
/** Height of the eye above the ground, in metres. */
const EYE = 1.6;
/** Pixels of one radian. */
const RADIAN = WIDTH / (2 * Math.PI);

/** Scale of flowers at the distance of the arch. */
const SMALL = 0.42;

/** Returns the y coordinate of a height above the ground, in metres, at a distance. */
const yOf = (distance: number, height = 0) => HORIZON - Math.atan2(height - EYE, distance) * RADIAN;

/** Returns the pixels of a metre at a distance. */
const metreAt = (distance: number) => RADIAN / distance;

/** Returns the place of a point of the ground: metres ahead of the eye, and to its right. */
function project(ahead: number, right: number) {
  const distance = Math.hypot(ahead, right);
  return { x: WIDTH / 2 + Math.atan2(right, ahead) * RADIAN, y: yOf(distance), distance };
}

/** Draws content at `x` also beyond the seam, where the picture's ends meet, if it may reach there. */
function seamless(x: number, reach: number, content: string): string {
  const shift = x < reach ? WIDTH : x > WIDTH - reach ? -WIDTH : 0;
  return shift === 0 ? content : `${content}<g transform="translate(${shift} 0)">${content}</g>`;
}

/** Draws a row of hills whose ends meet. */
function ridge({ dice }: Paint, height: number, fill: string, opacity: number): string {
  const waves = [3, 5, 8, 13].map((count) => ({ count, phase: dice.between(0, 2 * Math.PI) }));
  const top = (x: number) =>
    waves.reduce(
      (sum, { count, phase }) =>
        sum + Math.sin((x / WIDTH) * 2 * Math.PI * count + phase) * (1 / count),
      0,
    );
  let d = `M-200 ${HORIZON + 40}`;
  for (let x = -200; x <= WIDTH + 200; x += 32)
    d += `L${x} ${(HORIZON - height * (1 + 0.8 * top(x))).toFixed(1)}`;
  return path(`${d}V${HORIZON + 40}Z`, fill, opacity);
}

/** Draws an arrangement of small flowers and leaves. @param radii in pixels */
function flowers(paint: Paint, x: number, y: number, [rx, ry]: [rx: number, ry: number]): string {
  const drawn = arrangement(paint, [0, 0, rx / SMALL, ry / SMALL], 20, 16);
  return `<g transform="translate(${x} ${y}) scale(${SMALL})">${drawn}</g>`;
}

function clouds({ dice }: Paint): string {
  return times(16, () => {
    const [x, y] = [dice.between(0, WIDTH), dice.between(330, HORIZON - 330)];
    const puffs = times(6, () =>
      ellipse(
        x + dice.between(-170, 170),
        y + dice.between(-18, 18),
        dice.between(70, 190),
        dice.between(14, 34),
        '#fffdf6',
        0.4,
      ),
    );
    return seamless(x, 500, puffs);
  });
}

/** Draws tufts of grass, denser and smaller towards the horizon. */
function grass({ palette, dice }: Paint): string {
  return times(9000, () => {
    const distance = 0.25 + 22 * dice.next() ** 2;
    const size = dice.between(0.02, 0.07);
    const flat = (EYE / Math.hypot(EYE, distance)) * 0.5 + 0.12;
    return ellipse(
      dice.between(0, WIDTH),
      yOf(distance),
      metreAt(distance) * size,
      metreAt(Math.hypot(distance, EYE)) * size * flat,
      dice.oneOf([...palette.leaf, palette.light]),
      0.22,
    );
  });
}

/** Draws the aisle from the eye to the arch. */
function aisle({ palette }: Paint, end: number): string {
  const edge = (side: number) =>
    Array.from({ length: 24 }, (_, index) => {
      const { x, y } = project(0.75 + ((end - 0.75) * index) / 23, side);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  const points = [...edge(-0.8), ...edge(0.8).toReversed()];
  return path(`M${points.join('L')}Z`, palette.cloth[0], 0.85);
}

/** Draws an arch of flowers with veils. */
function arch(paint: Paint, ahead: number): string {
  const cloth = paint.palette.cloth[0];
  const [x, metre] = [WIDTH / 2, metreAt(ahead)];
  const [base, shoulder, half] = [yOf(ahead), yOf(ahead, 2.1), 1.25 * metre];
  const veil = (side: number) =>
    path(
      `M${x + side * half} ${shoulder - 20}Q${x + side * half * 0.35} ${shoulder + 70} ${x + side * half * 0.84} ${base}H${x + side * (half + 16)}Z`,
      cloth,
      0.78,
    );
  const posts = line(
    `M${x - half} ${base}V${shoulder}M${x + half} ${base}V${shoulder}`,
    cloth,
    0.07 * metre,
  );
  const curve = times(17, (index) => {
    const angle = Math.PI * (index / 16);
    const [px, py] = [x - Math.cos(angle) * half, shoulder - Math.sin(angle) * half * 0.75];
    return flowers(paint, px, py, [0.2 * metre, 0.18 * metre]);
  });
  const feet = [-1, 1].map((side) =>
    flowers(paint, x + side * half, base - 0.15 * metre, [0.42 * metre, 0.26 * metre]),
  );
  return posts + veil(-1) + veil(1) + curve + feet.join('');
}

/** Draws rows of chairs on both sides of the aisle, the far ones first. */
function chairs(paint: Paint): string {
  const rows = [6.2, 5.1, 4.1, 3.2, 2.5];
  return times(rows.length, (row) =>
    times(5, (seat) =>
      [-1, 1]
        .map((side) => {
          const { x, y, distance } = project(rows[row] ?? 0, side * (1.2 + (4 - seat) * 0.62));
          return chair(paint, x, y, (metreAt(distance) * 0.95) / 98);
        })
        .join(''),
    ),
  );
}

/** Draws laid tables in the half behind the eye, the far ones first. */
function tables(paint: Paint): string {
  const places = [
    [-8.5, -4.5],
    [-8, 0.4],
    [-8.6, 4.8],
    [-5.6, -2.6],
    [-5.4, 2.9],
    [-3.4, -5.2],
    [-3.2, 5.6],
  ] as const;
  return places
    .map(([ahead, right]) => {
      const { x, y, distance } = project(ahead, right);
      const size = (metreAt(distance) * 1.05) / 150;
      return seamless(x, 400, candleTable(paint, x, y, size));
    })
    .join('');
}

function trees(paint: Paint, count: number, [near, far]: [number, number]): string {
  const { dice } = paint;
  const distances = Array.from({ length: count }, () => dice.between(near, far));
  const places = distances.toSorted((a, b) => b - a);
  return places
    .map((distance, index) => {
      // Every third of a turn comes next, so that neighbours differ in distance; the arch stays free.
      const share = ((index * 7) % count) / count + dice.between(-0.2, 0.2) / count;
      const x = share * WIDTH;
      const isBehindArch = Math.abs(x - WIDTH / 2) < 150 && distance < 16;
      const base = yOf(distance);
      const height = base - yOf(distance, dice.between(6, 9));
      return isBehindArch ? '' : seamless(x, height, tree(paint, x, base, height));
    })
    .join('');
}

/** Draws lamps on a ring of poles. */
function lamps(paint: Paint): string {
  const [count, distance] = [12, 7.5];
  const step = WIDTH / count;
  const [top, base] = [yOf(distance, 4.2), yOf(distance)];
  return times(count, (index) => {
    const x = (index + 0.5) * step;
    const pole = line(`M${x} ${base}V${top}`, paint.palette.dark, 5, 0.65);
    return seamless(x, step, pole + stringLights(paint, [x, top], [x + step, top], 46, 13));
  });
}

/** Draws a garden laid out for a wedding, all around: equirectangular, with ends that meet. */
export function panorama(paint: Paint): string {
  const { palette } = paint;
  const [top, middle, bottom] = palette.sky;
  const [far, near] = palette.ground;
  return `<defs>${vertical('dome', [top, top, middle, bottom])}${vertical('meadow', [far, near, near, near])}</defs>
    <rect width="${WIDTH}" height="${HORIZON}" fill="url(#dome)"/>
    <rect y="${HORIZON}" width="${WIDTH}" height="${HORIZON}" fill="url(#meadow)"/>
    ${blurred(18, clouds(paint))}${glow(WIDTH * 0.66, HORIZON - 210, 520, 0.95)}
    ${blurred(5, ridge(paint, 120, palette.far, 0.8) + ridge(paint, 62, palette.middle, 0.9))}
    <rect y="${HORIZON + 8}" width="${WIDTH}" height="${HORIZON}" fill="url(#meadow)"/>
    ${blurred(2, grass(paint))}
    ${blurred(5, trees(paint, 19, [20, 34]))}
    ${trees(paint, 11, [11, 17])}
    ${blurred(2, aisle(paint, 6.9))}
    ${tables(paint)}${arch(paint, 7)}${lamps(paint)}${chairs(paint)}`;
}
