import { times } from '../Dice.ts';
import { arrangement, rose } from '../flowers.ts';
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
  sky,
  stringLights,
  HEIGHT,
  WIDTH,
  type Paint,
} from '../parts.ts';

const backdrop = (paint: Paint) =>
  sky() +
  blurred(
    34,
    times(12, () =>
      circle(
        paint.dice.between(0, WIDTH),
        paint.dice.between(0, 700),
        paint.dice.between(90, 240),
        paint.dice.oneOf([paint.palette.far, paint.palette.middle, paint.palette.sky[1]]),
        0.55,
      ),
    ),
  ) +
  bokeh(paint, 34, [0, 20, WIDTH, 560], [14, 58]);

/** Draws a laid place: plate, napkin, glasses, candles and flowers. */
export function table(paint: Paint): string {
  const { palette, dice } = paint;
  const x = dice.between(640, 900);
  const glass = (gx: number, gy: number, s: number) => {
    const bowl = `M${gx - 38 * s} ${gy - 210 * s}Q${gx - 54 * s} ${gy - 100 * s} ${gx} ${gy - 86 * s}Q${gx + 54 * s} ${gy - 100 * s} ${gx + 38 * s} ${gy - 210 * s}Z`;
    return (
      ellipse(gx, gy, 40 * s, 10 * s, '#ffffff', 0.4) +
      line(`M${gx} ${gy}V${gy - 88 * s}`, '#ffffff', 5 * s, 0.6) +
      path(bowl, '#ffffff', 0.28) +
      path(
        `M${gx - 45 * s} ${gy - 150 * s}Q${gx - 46 * s} ${gy - 100 * s} ${gx} ${gy - 88 * s}Q${gx + 46 * s} ${gy - 100 * s} ${gx + 45 * s} ${gy - 150 * s}Z`,
        palette.light,
        0.5,
      ) +
      line(bowl, '#ffffff', 2.5, 0.75) +
      line(
        `M${gx - 27 * s} ${gy - 196 * s}q${-10 * s} ${50 * s} ${4 * s} ${84 * s}`,
        '#ffffff',
        5 * s,
        0.85,
      )
    );
  };
  const candle = (cx: number, cy: number, h: number) =>
    rect(cx - 12, cy - h, 24, h, palette.cloth[0]) +
    rect(cx + 2, cy - h, 10, h, palette.cloth[1], 0.5) +
    glow(cx, cy - h - 16, 190, 0.95) +
    ellipse(cx, cy - h - 15, 7, 19, '#fffdf2');
  const plate = (px: number, py: number) =>
    ellipse(px, py + 12, 262, 86, palette.dark, 0.22) +
    ellipse(px, py, 258, 84, palette.cloth[1]) +
    ellipse(px, py - 3, 254, 81, '#ffffff') +
    line(`M${px - 232} ${py - 3}a232 73 0 1 0 464 0a232 73 0 1 0 -464 0`, palette.light, 5, 0.9) +
    ellipse(px, py - 1, 172, 52, palette.cloth[1], 0.55) +
    ellipse(px, py - 4, 168, 49, '#ffffff');
  const napkin =
    path(
      `M${x - 92} 850L${x + 78} 838L${x + 108} 900L${x - 70} 914Z`,
      palette.flowers[0] ?? '#fff',
    ) +
    path(`M${x - 92} 850L${x + 78} 838L${x + 90} 862L${x - 84} 876Z`, '#000', 0.07) +
    line(`M${x - 4} 842L${x + 20} 908`, palette.leaf[1], 5);
  const fork = (fx: number) =>
    line(`M${fx} 800l-26 170`, palette.cloth[1], 9) + line(`M${fx} 800l-26 170`, '#ffffff', 3, 0.9);
  return (
    backdrop(paint) +
    path(`M0 610Q800 560 1600 610V${HEIGHT}H0Z`, palette.cloth[0]) +
    blurred(
      18,
      path(`M0 610Q800 560 1600 610V680Q800 640 0 680Z`, palette.light, 0.5) +
        times(10, () =>
          line(
            `M${dice.between(0, 1600)} ${dice.between(640, 1060)}q200 -40 420 30`,
            palette.cloth[1],
            16,
            0.5,
          ),
        ),
    ) +
    blurred(2, candle(x - 430, 690, 170) + candle(x + 470, 700, 210) + candle(x + 560, 690, 130)) +
    blurred(2, arrangement(paint, [x + dice.between(-40, 60), 590, 300, 118], 46, 20)) +
    glass(x + 330, 850, 1.25) +
    glass(x + 445, 900, 1.1) +
    fork(x - 300) +
    fork(x - 345) +
    plate(x, 880) +
    napkin +
    rose(paint, x + 12, 862, 34) +
    rays(paint, 200, -60) +
    foreground(paint, [
      [40, 1080],
      [1580, 1060],
    ])
  );
}

/** Draws a bridal bouquet at close range. */
export function bouquet(paint: Paint): string {
  const { palette, dice } = paint;
  const [x, y] = [dice.between(690, 900), dice.between(430, 480)];
  const stems = times(13, (index) =>
    line(
      `M${x + (index - 6) * 12} ${y + 240}q${(index - 6) * -3} 120 ${(index - 6) * 9} 330`,
      index % 2 ? palette.leaf[0] : palette.leaf[1],
      13,
    ),
  );
  const ribbon =
    rect(x - 86, y + 300, 172, 96, palette.cloth[0]) +
    rect(x - 86, y + 330, 172, 6, palette.cloth[1]) +
    rect(x - 86, y + 362, 172, 6, palette.cloth[1]) +
    path(`M${x + 30} ${y + 390}q90 120 40 330h46q40 -220 -46 -330z`, palette.cloth[0]) +
    path(`M${x - 40} ${y + 390}q-90 110 -70 300h44q-6 -170 66 -300z`, palette.cloth[1]);
  return (
    backdrop(paint) +
    blurred(34, rect(0, 820, WIDTH, 260, palette.middle, 0.8)) +
    ellipse(x, 1040, 300, 40, palette.dark, 0.2) +
    stems +
    ribbon +
    blurred(2, foliage(paint, [x, y, 420, 300], 200, 34)) +
    arrangement(paint, [x, y, 330, 250], 62, 26) +
    arrangement(paint, [x + 10, y - 20, 190, 140], 74, 9) +
    rays(paint, dice.between(100, 500), -80) +
    foreground(paint, [
      [20, 80],
      [1590, 1060],
    ])
  );
}

/** Draws a cake of three tiers with flowers down its sides. */
export function cake(paint: Paint): string {
  const { palette, dice } = paint;
  const x = dice.between(700, 900);
  const tier = (y: number, w: number, h: number) =>
    path(`M${x - w} ${y}V${y + h}A${w} ${w * 0.17} 0 0 0 ${x + w} ${y + h}V${y}Z`, 'url(#cloth)') +
    path(
      `M${x + w * 0.3} ${y}V${y + h + w * 0.15}A${w} ${w * 0.17} 0 0 0 ${x + w} ${y + h}V${y}Z`,
      'url(#side)',
    ) +
    times(24, (index) =>
      circle(
        x - w + (index + 0.5) * (w / 12),
        y + h + Math.sin(((index + 0.5) / 24) * Math.PI) * w * 0.16,
        w * 0.03 + 3,
        palette.cloth[0],
      ),
    ) +
    ellipse(x, y, w, w * 0.17, palette.cloth[0]) +
    ellipse(x, y + 3, w * 0.94, w * 0.15, '#ffffff', 0.6);
  const stand =
    ellipse(x, 972, 290, 40, palette.dark, 0.3) +
    path(`M${x - 60} 900L${x - 110} 968H${x + 110}L${x + 60} 900Z`, palette.cloth[1]) +
    ellipse(x, 898, 350, 58, palette.cloth[1]) +
    ellipse(x, 888, 350, 56, '#ffffff');
  return (
    backdrop(paint) +
    path(`M0 900Q800 860 1600 900V${HEIGHT}H0Z`, palette.cloth[1]) +
    stringLights(paint, [-40, 90], [1640, 60], 90, 13) +
    stand +
    tier(660, 270, 200) +
    tier(470, 196, 186) +
    tier(300, 126, 166) +
    arrangement(paint, [x, 262, 92, 52], 34, 11) +
    arrangement(paint, [x - 150, 470, 66, 50], 26, 8) +
    arrangement(paint, [x - 96, 400, 42, 46], 20, 5) +
    arrangement(paint, [x + 206, 664, 96, 56], 32, 11) +
    arrangement(paint, [x + 150, 580, 46, 60], 22, 6) +
    arrangement(paint, [x - 290, 884, 150, 34], 30, 11) +
    arrangement(paint, [x + 320, 892, 130, 32], 28, 10) +
    rays(paint, dice.between(100, 1400), -60) +
    foreground(paint, [
      [30, 1070],
      [1580, 1070],
    ])
  );
}
