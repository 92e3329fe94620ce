import { times } from '../Dice.ts';
import { arrangement } from '../flowers.ts';
import {
  blurred,
  bokeh,
  circle,
  ellipse,
  foliage,
  foreground,
  glow,
  hills,
  line,
  path,
  rays,
  rect,
  sky,
  stringLights,
  tree,
  HEIGHT,
  WIDTH,
  type Paint,
} from '../parts.ts';
import { lawn } from './garden.ts';

/** Draws a small table with flowers and two candles. */
export const candleTable = (paint: Paint, x: number, y: number, s: number) => {
  const { palette } = paint;
  return (
    ellipse(x, y + 128 * s, 150 * s, 26 * s, palette.dark, 0.5) +
    path(
      `M${x - 122 * s} ${y}Q${x - 138 * s} ${y + 80 * s} ${x - 128 * s} ${y + 124 * s}H${x + 128 * s}Q${x + 138 * s} ${y + 80 * s} ${x + 122 * s} ${y}Z`,
      'url(#cloth)',
    ) +
    ellipse(x, y, 124 * s, 25 * s, palette.cloth[0]) +
    arrangement(paint, [x, y - 26 * s, 44 * s, 24 * s], 13 * s, 9) +
    [-78, 82]
      .map(
        (dx) =>
          rect(x + dx * s - 4 * s, y - 50 * s, 8 * s, 46 * s, palette.cloth[0]) +
          glow(x + dx * s, y - 58 * s, 74 * s, 0.9) +
          ellipse(x + dx * s, y - 58 * s, 4.4 * s, 9 * s, '#fffaf0'),
      )
      .join('')
  );
};

/** Draws a terrace above the water in the evening, with lit lamps. */
export function terrace(paint: Paint): string {
  const { palette, dice } = paint;
  const horizon = dice.between(520, 580);
  const sun = dice.between(300, 1300);
  const water =
    rect(0, horizon, WIDTH, 260, palette.far) +
    times(90, () => {
      const y = dice.between(horizon, horizon + 250);
      const x = sun + dice.between(-1, 1) * (60 + (y - horizon) * 2.6);
      return ellipse(x, y, dice.between(14, 70), 2.2, palette.light, dice.between(0.15, 0.6));
    });
  const shore = blurred(
    2,
    times(80, () =>
      circle(
        dice.between(0, WIDTH),
        horizon - dice.between(2, 50),
        dice.between(1.5, 4),
        palette.light,
        0.8,
      ),
    ),
  );
  const floor =
    path(`M0 ${horizon + 210}H${WIDTH}V${HEIGHT}H0Z`, palette.near) +
    times(14, (index) =>
      line(
        `M${800 + (index - 7) * 70} ${horizon + 210}L${800 + (index - 7) * 330} ${HEIGHT}`,
        palette.dark,
        3,
        0.35,
      ),
    );
  const post = (x: number) => rect(x - 13, 130, 26, horizon + 120, palette.dark, 0.92);
  const beams = rect(-10, 118, WIDTH + 20, 24, palette.dark, 0.95);
  const railing =
    rect(0, horizon + 140, WIDTH, 9, palette.dark, 0.85) +
    times(54, (index) => rect(index * 30, horizon + 146, 4, 74, palette.dark, 0.7));
  return (
    sky() +
    glow(sun, horizon - 30, 460) +
    circle(sun, horizon - 26, 44, '#fff6e0', 0.9) +
    hills(paint, horizon - 14) +
    shore +
    blurred(2, water) +
    glow(sun, horizon + 20, 240, 0.6) +
    floor +
    railing +
    [-1, 0, 1, 2, 3].map((index) => post(30 + index * 515 + dice.between(-14, 14))).join('') +
    beams +
    stringLights(paint, [-40, 132], [540, 132], 62, 9) +
    stringLights(paint, [540, 132], [1080, 132], 68, 9) +
    stringLights(paint, [1080, 132], [1640, 132], 58, 9) +
    stringLights(paint, [-40, 40], [1640, 60], 120, 15) +
    foliage(paint, [120, 70, 260, 90], 260, 20) +
    foliage(paint, [1480, 60, 260, 90], 260, 20) +
    candleTable(paint, dice.between(330, 470), horizon + 240, 0.95) +
    candleTable(paint, dice.between(1080, 1260), horizon + 230, 0.88) +
    candleTable(paint, dice.between(720, 860), horizon + 330, 1.35) +
    bokeh(paint, 22, [0, 160, WIDTH, 460], [6, 24]) +
    foreground(paint, [
      [30, 1060],
      [1570, 1070],
    ])
  );
}

/** Draws cords of lamps between trees, with guests out of focus. */
export function lights(paint: Paint): string {
  const { palette, dice } = paint;
  const cords = times(6, (index) =>
    stringLights(
      paint,
      [-60, 60 + index * 96],
      [WIDTH + 60, 30 + index * 110 + dice.between(-40, 40)],
      dice.between(50, 110),
      15,
    ),
  );
  const guests = blurred(
    10,
    times(22, () => {
      const x = dice.between(60, 1540);
      const y = dice.between(840, 960);
      return (
        ellipse(x, y + 90, 36, 110, palette.dark, 0.72) + circle(x, y - 44, 21, palette.dark, 0.72)
      );
    }),
  );
  return (
    sky() +
    glow(800, 760, 720, 0.75) +
    blurred(
      10,
      times(8, (index) =>
        tree(paint, index * 230 + dice.between(-60, 60), 880, dice.between(420, 640)),
      ),
    ) +
    rect(0, 880, WIDTH, 187, palette.near) +
    bokeh(paint, 60, [0, 300, WIDTH, 560], [12, 54]) +
    guests +
    blurred(2, cords) +
    stringLights(paint, [-80, 120], [1680, 250], 150, 11) +
    foreground(paint, [
      [60, 60],
      [1540, 1040],
    ])
  );
}

/** Draws tall grass close to the lens. */
const meadow = ({ palette, dice }: Paint) =>
  blurred(
    2,
    times(320, () => {
      const gx = dice.between(-20, WIDTH + 20);
      const gy = dice.between(970, 1090);
      return line(
        `M${gx} ${gy}q${dice.between(-12, 12)} ${-dice.between(30, 70)} ${dice.between(-20, 20)} ${-dice.between(40, 100)}`,
        dice.oneOf([...palette.leaf, palette.flowers[0] ?? '#fff']),
        3,
        0.6,
      );
    }),
  );

/** Formats a point relative to the couple for SVG. */
type Point = (dx: number, dy: number) => string;

function suitAt({ palette }: Paint, p: Point, x: number, s: number): string {
  const suit = path(
    `M${p(58, -430)}Q${p(110, -440)} ${p(158, -424)}Q${p(196, -400)} ${p(196, -250)}L${p(188, -170)}L${p(172, -172)}L${p(170, 30)}H${(x + 116 * s).toFixed(0)}L${p(110, -130)}L${p(100, 30)}H${(x + 52 * s).toFixed(0)}L${p(50, -180)}L${p(30, -170)}Q${p(24, -330)} ${p(58, -430)}Z`,
    palette.dark,
  );
  const edge = line(
    `M${p(160, -424)}Q${p(196, -400)} ${p(196, -250)}L${p(188, -170)}`,
    palette.light,
    4,
    0.5,
  );
  return suit + edge;
}

/** Draws a couple in the evening, seen from behind. */
export function couple(paint: Paint): string {
  const { palette, dice } = paint;
  const horizon = dice.between(600, 660);
  const x = dice.between(620, 960);
  const s = dice.between(0.95, 1.1);
  const p = (dx: number, dy: number) => `${(x + dx * s).toFixed(0)} ${(1010 + dy * s).toFixed(0)}`;
  const suit = suitAt(paint, p, x, s);
  const head = (dx: number, dy: number, r: number, hair: string) =>
    circle(x + dx * s, 1010 + dy * s, r * s, hair);
  const neck = (dx: number, dy: number) =>
    rect(x + (dx - 13) * s, 1010 + dy * s, 26 * s, 36 * s, '#c99f86');
  const back =
    path(
      `M${p(-112, -396)}Q${p(-70, -414)} ${p(-28, -396)}L${p(-34, -300)}H${(x - 106 * s).toFixed(0)}Z`,
      '#d9b09a',
    ) +
    path(
      `M${p(-116, -392)}Q${p(-150, -330)} ${p(-118, -248)}L${p(-100, -254)}Q${p(-122, -320)} ${p(-98, -380)}Z`,
      '#cfa48e',
    ) +
    path(
      `M${p(-26, -392)}Q${p(14, -340)} ${p(24, -250)}L${p(8, -246)}Q${p(-8, -320)} ${p(-42, -380)}Z`,
      '#cfa48e',
    );
  const gown =
    path(
      `M${p(-108, -330)}Q${p(-70, -300)} ${p(-32, -330)}L${p(-34, -236)}Q${p(44, -120)} ${p(70, 34)}Q${p(-60, 66)} ${p(-268, 40)}Q${p(-170, -90)} ${p(-106, -236)}Z`,
      'url(#cloth)',
    ) +
    times(8, (index) =>
      line(
        `M${p(-96 + index * 8, -232)}Q${p(-120 + index * 14, -90)} ${p(-240 + index * 40, 36)}`,
        palette.cloth[1],
        4,
        0.5,
      ),
    );
  const veil = path(
    `M${p(-70, -478)}Q${p(-150, -380)} ${p(-170, -120)}Q${p(-210, -20)} ${p(-290, 44)}Q${p(-120, 60)} ${p(0, 44)}Q${p(30, -120)} ${p(-30, -380)}Z`,
    '#fffdf6',
    0.4,
  );
  const grass = meadow(paint);
  return (
    sky() +
    glow(x + dice.between(-160, 160), horizon - 90, 560) +
    circle(x + dice.between(-60, 90), horizon - 90, 52, '#fff8e6', 0.9) +
    hills(paint, horizon) +
    blurred(
      5,
      times(4, (index) =>
        tree(paint, [70, 260, 1360, 1540][index] ?? 0, horizon + 60, dice.between(260, 420)),
      ),
    ) +
    lawn(paint, horizon + 40) +
    ellipse(x - 20, 1040, 330 * s, 40, palette.dark, 0.35) +
    suit +
    neck(108, -462) +
    head(108, -486, 39, '#3a2a22') +
    back +
    neck(-70, -430) +
    gown +
    head(-70, -458, 37, '#5a3d2b') +
    circle(x - 70 * s, 1010 - 480 * s, 23 * s, '#6b4a34') +
    veil +
    arrangement(paint, [x + 22 * s, 1010 - 238 * s, 34 * s, 30 * s], 14 * s, 8) +
    grass +
    rays(paint, x, horizon - 200) +
    bokeh(paint, 24, [0, 300, WIDTH, 520], [6, 26]) +
    foreground(paint, [
      [20, 1060],
      [1580, 1060],
    ])
  );
}
