import { times, type Dice } from '../Dice.ts';
import { arrangement } from '../flowers.ts';
import {
  blurred,
  bokeh,
  circle,
  ellipse,
  foreground,
  glow,
  line,
  path,
  rays,
  rect,
  sky,
  HEIGHT,
  WIDTH,
  type Paint,
} from '../parts.ts';

function skirt(dice: Dice): { left: number; right: number; hip: number; flare: number } {
  const cut = dice.oneOf(['princess', 'mermaid', 'line'] as const);
  if (cut === 'princess') return { left: 330, right: 350, hip: 150, flare: 0.25 };
  if (cut === 'mermaid') return { left: 260, right: 300, hip: 78, flare: 0.82 };
  return { left: 230, right: 250, hip: 100, flare: 0.45 };
}

const standAt = (x: number) =>
  rect(x - 6, 140, 12, 860, '#7a6148') +
  ellipse(x, 1006, 120, 20, '#7a6148') +
  path(
    `M${x - 88} 250Q${x - 60} 206 ${x - 26} 198L${x - 22} 150H${x + 22}L${x + 26} 198Q${x + 60} 206 ${x + 88} 250Q${x} 310 ${x - 88} 250Z`,
    '#d8c5ac',
  ) +
  circle(x, 140, 20, '#7a6148');

const windowOf = ({ palette }: Paint) =>
  path(`M60 60H420V760H60Z`, '#fffdf4') +
  path('M60 60H420V760H60Z', palette.light, 0.4) +
  line('M240 60V760M60 300H420M60 540H420', palette.cloth[0], 12) +
  line('M60 60H420V760H60Z', palette.cloth[0], 18);

const curtainOf = ({ palette }: Paint) =>
  times(8, (index) =>
    path(
      `M${410 + index * 16} 20Q${440 + index * 15} 420 ${400 + index * 22} 860H${424 + index * 22}Q${460 + index * 15} 420 ${428 + index * 16} 20Z`,
      index % 2 ? palette.cloth[0] : palette.cloth[1],
      0.62,
    ),
  );

function mirrorOf({ palette, dice }: Paint): string {
  const isRound = dice.next() > 0.5;
  return isRound
    ? path('M1230 330A150 190 0 0 1 1530 330V900H1230Z', palette.sky[2], 0.9) +
        line('M1230 330A150 190 0 0 1 1530 330V900H1230Z', palette.light, 14)
    : rect(1230, 240, 250, 330, palette.cloth[0], 0.9) +
        rect(1254, 264, 202, 282, palette.far, 0.8);
}

/** Draws a bridal gown on a stand beside a window. */
export function gown(paint: Paint): string {
  const { palette, dice } = paint;
  const x = dice.between(720, 900);
  const { left, right, hip, flare } = skirt(dice);
  const [waist, hem] = [476, 985];
  const mid = waist + (hem - waist) * flare;
  const body = `M${x - 88} 250Q${x - 100} 340 ${x - 62} ${waist}Q${x - hip} ${mid} ${x - left} ${hem}Q${x} ${hem + 56} ${x + right} ${hem - 4}Q${x + hip} ${mid} ${x + 62} ${waist}Q${x + 100} 340 ${x + 88} 250Q${x + 46} 292 ${x} 286Q${x - 46} 292 ${x - 88} 250Z`;
  const folds = times(19, (index) => {
    const t = index / 18;
    const end = x - left + (left + right) * t;
    const d = `M${x - 50 + 100 * t} ${waist + 6}Q${x - hip * 0.8 + hip * 1.6 * t} ${mid} ${end} ${hem + 10 + Math.sin(t * Math.PI) * 26}`;
    return line(
      d,
      index % 2 ? '#ffffff' : palette.cloth[1],
      dice.between(5, 15),
      index % 2 ? 0.6 : 0.5,
    );
  });
  const lace = times(150, () => {
    const y = dice.between(270, waist + 60);
    return circle(
      x + dice.between(-66, 66),
      y,
      dice.between(1.5, 4.5),
      dice.oneOf([palette.cloth[1], '#ffffff', palette.light]),
      0.75,
    );
  });
  const sleeves =
    dice.next() > 0.5
      ? path(
          `M${x - 88} 250Q${x - 150} 330 ${x - 142} 470L${x - 116} 474Q${x - 116} 380 ${x - 80} 320Z`,
          palette.cloth[0],
          0.72,
        ) +
        path(
          `M${x + 88} 250Q${x + 150} 330 ${x + 142} 470L${x + 116} 474Q${x + 116} 380 ${x + 80} 320Z`,
          palette.cloth[1],
          0.66,
        )
      : '';
  const veil =
    dice.next() > 0.4
      ? path(
          `M${x - 30} 150Q${x - 220} 420 ${x - left - 120} ${hem + 20}Q${x - 120} ${hem + 40} ${x - 40} ${hem}Q${x - 90} 500 ${x + 20} 160Z`,
          '#fffdf8',
          0.38,
        )
      : '';
  const mirror = mirrorOf(paint);
  return (
    rect(0, 0, WIDTH, HEIGHT, 'url(#wall)') +
    blurred(2, windowOf(paint)) +
    glow(240, 400, 640, 0.9) +
    blurred(2, curtainOf(paint) + mirror) +
    rect(0, 880, WIDTH, 187, '#b9a184') +
    rect(0, 880, WIDTH, 187, palette.middle, 0.22) +
    times(9, (index) =>
      line(`M${index * 220 - 60} 1067L${380 + index * 105} 882`, palette.dark, 2.5, 0.16),
    ) +
    blurred(18, path('M120 880L420 1067H1000L430 880Z', palette.light, 0.75)) +
    rect(0, 866, WIDTH, 16, palette.cloth[0], 0.7) +
    blurred(5, ellipse(x + 40, 1008, 420, 38, palette.dark, 0.42)) +
    standAt(x) +
    path(body, 'url(#cloth)') +
    `<clipPath id="gown"><path d="${body}"/></clipPath><g clip-path="url(#gown)">${blurred(2, folds)}${lace}${blurred(34, path(`M${x + 60} 200H${x + 420}V1060H${x + 120}Z`, palette.dark, 0.35) + path(`M${x - 420} 200H${x - 60}V1060H${x - 420}Z`, '#ffffff', 0.5))}</g>` +
    sleeves +
    veil +
    line(
      `M${x - 62} ${waist}Q${x} ${waist + 18} ${x + 62} ${waist}`,
      palette.flowers[2] ?? palette.light,
      13,
      0.85,
    ) +
    blurred(2, arrangement(paint, [dice.between(1240, 1380), 900, 120, 80], 34, 13)) +
    rays(paint, 100, 40) +
    bokeh(paint, 12, [80, 100, 1500, 500], [5, 18])
  );
}

/** Draws a small print: a landscape with two figures. */
function print({ palette, dice }: Paint, x: number, y: number, w: number, h: number): string {
  const horizon = y + h * dice.between(0.5, 0.66);
  const [fx, fh] = [x + w * dice.between(0.34, 0.66), h * 0.36];
  return (
    `<clipPath id="p${x.toFixed(0)}${y.toFixed(0)}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#p${x.toFixed(0)}${y.toFixed(0)})">` +
    rect(x, y, w, h, dice.oneOf(palette.sky)) +
    glow(fx, horizon - h * 0.1, w * 0.6) +
    ellipse(x + w * 0.2, horizon + h * 0.1, w * 0.6, h * 0.2, palette.far) +
    ellipse(x + w * 0.8, horizon + h * 0.14, w * 0.6, h * 0.22, palette.middle) +
    rect(x, horizon + h * 0.1, w, h, palette.near) +
    path(
      `M${fx - fh * 0.1} ${horizon - fh * 0.5}q${fh * 0.12} ${-fh * 0.1} ${fh * 0.24} 0l${fh * 0.32} ${fh * 1.1}h${-fh * 0.86}z`,
      palette.cloth[0],
    ) +
    circle(fx, horizon - fh * 0.66, fh * 0.11, palette.dark) +
    rect(fx + fh * 0.2, horizon - fh * 0.56, fh * 0.26, fh * 1.16, palette.dark) +
    circle(fx + fh * 0.33, horizon - fh * 0.72, fh * 0.12, palette.dark) +
    '</g>'
  );
}

/** Draws a photographer's prints and frames on a table, with a camera. */
export function frames(paint: Paint): string {
  const { palette, dice } = paint;
  const framed = (x: number, y: number, w: number, h: number, turn: number) => {
    const mat = Math.min(w, h) * 0.1;
    return `<g transform="rotate(${turn.toFixed(1)} ${x + w / 2} ${y + h / 2})">${blurred(10, rect(x + 14, y + 20, w, h, palette.dark, 0.45))}${rect(x, y, w, h, '#fffdf8')}${print(paint, x + mat, y + mat, w - mat * 2, h - mat * 2.2)}${line(`M${x} ${y}h${w}v${h}h${-w}z`, palette.cloth[1], 2, 0.8)}</g>`;
  };
  const camera = (x: number, y: number) =>
    blurred(10, rect(x + 10, y + 30, 330, 210, palette.dark, 0.6)) +
    `<rect x="${x}" y="${y}" width="330" height="214" rx="26" fill="#25211f"/><rect x="${x + 92}" y="${y - 40}" width="130" height="60" rx="16" fill="#2d2927"/><rect x="${x}" y="${y + 50}" width="330" height="104" fill="#4a3a2f"/>` +
    circle(x + 165, y + 108, 96, '#161414') +
    circle(x + 165, y + 108, 80, '#2d2a2c') +
    circle(x + 165, y + 108, 58, '#10141f') +
    circle(x + 165, y + 108, 40, '#27324d') +
    ellipse(x + 146, y + 88, 22, 14, '#ffffff', 0.55) +
    circle(x + 290, y + 22, 11, palette.light, 0.9);
  const planks = times(
    7,
    (index) =>
      rect(0, index * 155, WIDTH, 152, index % 2 ? palette.ground[0] : palette.ground[1], 0.55) +
      line(`M0 ${index * 155}H${WIDTH}`, palette.dark, 3, 0.25),
  );
  const grain = times(70, () => {
    const y = dice.between(0, HEIGHT);
    return line(
      `M${dice.between(-100, WIDTH)} ${y}q160 ${dice.between(-8, 8)} 380 0`,
      palette.dark,
      1.5,
      0.12,
    );
  });
  return (
    sky() +
    planks +
    grain +
    framed(dice.between(70, 130), 90, 520, 380, dice.between(-7, -2)) +
    framed(dice.between(640, 700), 50, 330, 430, dice.between(-2, 5)) +
    framed(1090, dice.between(90, 140), 430, 320, dice.between(2, 7)) +
    framed(dice.between(130, 200), 560, 360, 450, dice.between(-4, 5)) +
    framed(dice.between(560, 620), 590, 520, 390, dice.between(-5, 3)) +
    camera(dice.between(1150, 1210), 640) +
    arrangement(paint, [1510, 1000, 130, 90], 42, 12) +
    arrangement(paint, [40, 500, 90, 80], 34, 8) +
    blurred(34, path('M-100 -100H900L300 1200H-100Z', palette.light, 0.3)) +
    foreground(paint, [[1590, 30]])
  );
}
