import { times } from '../Dice.ts';
import { arrangement } from '../flowers.ts';
import {
  blurred,
  bokeh,
  ellipse,
  foreground,
  glow,
  hills,
  line,
  path,
  rays,
  rect,
  sky,
  tree,
  HEIGHT,
  WIDTH,
  type Paint,
} from '../parts.ts';

/** Draws mown grass towards the horizon. */
export function lawn({ palette, dice }: Paint, horizon: number): string {
  const mown = times(9, (index) => {
    const x = (index - 4) * 160;
    return path(
      `M${800 + x * 0.35} ${horizon}L${800 + x * 2.4} ${HEIGHT}L${800 + (x + 80) * 2.4} ${HEIGHT}L${800 + (x + 80) * 0.35} ${horizon}Z`,
      palette.light,
      0.09,
    );
  });
  const tufts = times(260, () => {
    const y = dice.between(horizon + 10, HEIGHT);
    const near = (y - horizon) / (HEIGHT - horizon);
    return ellipse(
      dice.between(0, WIDTH),
      y,
      26 * near + 3,
      3 * near + 1,
      dice.oneOf(palette.leaf),
      0.3,
    );
  });
  return rect(0, horizon, WIDTH, HEIGHT - horizon, 'url(#ground)') + blurred(2, mown + tufts);
}

export function chair({ palette }: Paint, x: number, y: number, s: number): string {
  const [bright, shade] = palette.cloth;
  const leg = (dx: number) => line(`M${x + dx * s} ${y - 34 * s}v${34 * s}`, shade, 4 * s);
  return (
    ellipse(x, y, 26 * s, 6 * s, palette.dark, 0.25) +
    leg(-17) +
    leg(17) +
    line(
      `M${x - 17 * s} ${y - 34 * s}v${-50 * s}M${x + 17 * s} ${y - 34 * s}v${-50 * s}`,
      bright,
      4 * s,
    ) +
    `<path d="M${x - 19 * s} ${y - 84 * s}q${19 * s} ${-14 * s} ${38 * s} 0v${12 * s}h${-38 * s}z" fill="${bright}"/>` +
    line(
      `M${x - 9 * s} ${y - 74 * s}v${36 * s}M${x} ${y - 76 * s}v${38 * s}M${x + 9 * s} ${y - 74 * s}v${36 * s}`,
      bright,
      2.4 * s,
      0.9,
    ) +
    ellipse(x, y - 36 * s, 21 * s, 6 * s, bright)
  );
}

/** Draws a wedding below the trees: an aisle, chairs and an arch of flowers. */
export function garden(paint: Paint): string {
  const { palette, dice } = paint;
  const horizon = dice.between(500, 560);
  const centre = dice.between(740, 880);
  const arch = dice.between(150, 185);
  const top = horizon - arch * 1.55;
  const aisle = path(
    `M${centre - 46} ${horizon + 40}L${centre - 300} ${HEIGHT}H${centre + 300}L${centre + 46} ${horizon + 40}Z`,
    palette.cloth[0],
    0.78,
  );
  const curve = times(15, (index) => {
    const angle = Math.PI * (index / 14);
    const [x, y] = [
      centre - Math.cos(angle) * arch,
      top + arch * 0.62 - Math.sin(angle) * arch * 0.78,
    ];
    return arrangement(paint, [x, y, 40, 36], 15, 5);
  });
  const posts = line(
    `M${centre - arch} ${horizon + 60}V${top + arch * 0.6}M${centre + arch} ${horizon + 60}V${top + arch * 0.6}`,
    palette.cloth[0],
    12,
  );
  const veil =
    path(
      `M${centre - arch} ${top + 80}Q${centre - arch * 0.4} ${top + 150} ${centre - arch * 0.86} ${horizon + 60}H${centre - arch - 18}Z`,
      palette.cloth[0],
      0.75,
    ) +
    path(
      `M${centre + arch} ${top + 80}Q${centre + arch * 0.4} ${top + 150} ${centre + arch * 0.86} ${horizon + 60}H${centre + arch + 18}Z`,
      palette.cloth[0],
      0.75,
    );
  const rows = times(5, (row) => {
    const s = 0.62 + row * 0.33;
    const y = horizon + 90 + row * row * 22 + row * 34;
    return times(4, (seat) => {
      const gap = 74 * s + seat * 62 * s + row * 8;
      return chair(paint, centre - gap - 20 * s, y, s) + chair(paint, centre + gap + 20 * s, y, s);
    });
  });
  return (
    sky() +
    glow(centre + dice.between(-420, 420), horizon - 230, 420, 0.9) +
    hills(paint, horizon - 40) +
    blurred(
      5,
      times(9, (index) =>
        tree(paint, index * 200 + dice.between(-50, 50), horizon + 20, dice.between(260, 400)),
      ),
    ) +
    lawn(paint, horizon) +
    tree(paint, dice.between(60, 200), horizon + 90, 620) +
    tree(paint, dice.between(1400, 1540), horizon + 70, 580) +
    blurred(2, aisle) +
    posts +
    veil +
    curve +
    rows +
    rays(paint, dice.between(200, 1400), -100) +
    bokeh(paint, 16, [0, 60, WIDTH, 420], [8, 26]) +
    foreground(paint, [
      [40, 1050],
      [1560, 1040],
      [1590, 40],
    ])
  );
}
