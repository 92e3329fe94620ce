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
  line,
  path,
  rays,
  rect,
  HEIGHT,
  WIDTH,
  type Paint,
} from '../parts.ts';

function room({ palette }: Paint, floor: number): string {
  return (
    rect(0, 0, WIDTH, floor, 'url(#wall)') +
    rect(0, floor, WIDTH, HEIGHT - floor, 'url(#ground)') +
    rect(0, floor - 26, WIDTH, 26, palette.cloth[0], 0.55) +
    rect(0, floor - 3, WIDTH, 4, palette.dark, 0.25)
  );
}

function window(paint: Paint, x: number, y: number, w: number, h: number): string {
  const { palette } = paint;
  const shape = `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;
  return (
    path(shape, '#fffdf4') +
    path(shape, palette.light, 0.5) +
    `<g opacity="0.35">${foliage(paint, [x + w / 2, y + h * 0.75, w * 0.42, h * 0.22], 90, 15)}</g>` +
    line(
      `M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.42}H${x + w}M${x} ${y + h * 0.72}H${x + w}`,
      palette.cloth[0],
      8,
    ) +
    line(shape, palette.cloth[0], 14) +
    line(shape, palette.dark, 2, 0.2)
  );
}

function chandelier(paint: Paint, x: number, y: number, s: number): string {
  const arms = times(9, (index) => {
    const dx = (index - 4) * 46 * s;
    const dy = Math.cos((index - 4) * 0.3) * 34 * s;
    return (
      line(
        `M${x} ${y}Q${x + dx * 0.7} ${y + 76 * s} ${x + dx} ${y + dy}`,
        paint.palette.near,
        4 * s,
      ) +
      glow(x + dx, y + dy - 16 * s, 66 * s, 0.85) +
      ellipse(x + dx, y + dy - 14 * s, 4 * s, 11 * s, '#fffdf4')
    );
  });
  const crystals = times(60, () =>
    circle(
      x + paint.dice.between(-170, 170) * s,
      y + paint.dice.between(10, 90) * s,
      paint.dice.between(1.5, 4) * s,
      '#fffdf4',
      0.7,
    ),
  );
  return (
    line(`M${x} -10V${y}`, paint.palette.near, 4) + glow(x, y + 20, 330 * s, 0.7) + arms + crystals
  );
}

/** Draws a hall with tall windows, chandeliers and laid tables. */
export function hall(paint: Paint): string {
  const { palette, dice } = paint;
  const table = (x: number, y: number, s: number) => {
    const chairs = times(7, (index) => {
      const angle = Math.PI * (0.08 + (index / 6) * 0.84);
      const [cx, cy] = [x - Math.cos(angle) * 190 * s, y + 30 * s - Math.sin(angle) * 44 * s];
      return (
        rect(cx - 21 * s, cy - 70 * s, 42 * s, 92 * s, palette.cloth[1]) +
        ellipse(cx, cy - 70 * s, 21 * s, 11 * s, palette.cloth[0])
      );
    });
    const plates = times(6, (index) => {
      const angle = (index / 6) * Math.PI * 2;
      return (
        ellipse(
          x + Math.cos(angle) * 104 * s,
          y + Math.sin(angle) * 22 * s,
          25 * s,
          6.5 * s,
          '#ffffff',
        ) +
        ellipse(
          x + Math.cos(angle) * 104 * s,
          y + Math.sin(angle) * 22 * s,
          16 * s,
          4 * s,
          palette.cloth[1],
          0.6,
        )
      );
    });
    return (
      chairs +
      ellipse(x, y + 172 * s, 186 * s, 34 * s, palette.dark, 0.3) +
      path(
        `M${x - 150 * s} ${y}Q${x - 172 * s} ${y + 110 * s} ${x - 164 * s} ${y + 166 * s}Q${x} ${y + 200 * s} ${x + 164 * s} ${y + 166 * s}Q${x + 172 * s} ${y + 110 * s} ${x + 150 * s} ${y}Z`,
        'url(#cloth)',
      ) +
      times(7, (index) =>
        line(
          `M${x + (index - 3) * 42 * s} ${y + 24 * s}q${(index - 3) * 3 * s} 70 ${(index - 3) * 5 * s} ${146 * s}`,
          palette.cloth[1],
          5 * s,
          0.5,
        ),
      ) +
      ellipse(x, y, 152 * s, 36 * s, palette.cloth[0]) +
      plates +
      line(`M${x} ${y}V${y - 118 * s}`, palette.light, 9 * s) +
      arrangement(paint, [x, y - 140 * s, 66 * s, 44 * s], 17 * s, 16)
    );
  };
  const windows = times(4, (index) =>
    window(paint, 110 + index * 375, dice.between(140, 150), 230, 480),
  );
  const gleam = blurred(
    18,
    times(4, (index) =>
      path(
        `M${150 + index * 375} 700L${60 + index * 400} ${HEIGHT}H${330 + index * 400}L${330 + index * 375} 700Z`,
        palette.light,
        0.32,
      ),
    ),
  );
  return (
    room(paint, 690) +
    blurred(2, windows) +
    gleam +
    blurred(2, table(300, 720, 0.72) + table(830, 706, 0.66) + table(1330, 722, 0.72)) +
    chandelier(paint, dice.between(380, 460), 190, 0.9) +
    chandelier(paint, dice.between(1120, 1200), 176, 0.95) +
    rays(paint, dice.between(200, 1300), 0) +
    table(dice.between(500, 620), 830, 1.2) +
    table(dice.between(1180, 1300), 850, 1.25) +
    bokeh(paint, 20, [0, 80, WIDTH, 520], [6, 22]) +
    foreground(paint, [[30, 1060]])
  );
}
