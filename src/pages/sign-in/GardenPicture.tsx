import styles from './GardenPicture.module.css';

/** Centre and radius of the arch's round top, in the picture's units. */
const arch = { x: 320, y: 330, radius: 132 };

interface Spot {
  x: number;
  y: number;
  /** Angle in degrees, clockwise; 0 points right. */
  angle: number;
  size: number;
}

/** Returns a spot on the arch: 180 degrees is the end of the left post, 270 the crown. */
function onArch(angle: number, size: number, away = 0): Spot {
  const radians = (angle * Math.PI) / 180;
  const radius = arch.radius + away;
  return {
    x: Math.round(arch.x + radius * Math.cos(radians)),
    y: Math.round(arch.y + radius * Math.sin(radians)),
    angle,
    size,
  };
}

/** Leaves in pairs along the arch, large on its left side and smaller towards the right. */
const leaves: Spot[] = Array.from({ length: 34 }, (_, index) => {
  const angle = 168 + index * 4.6;
  const outwards = index % 2 === 0;
  const size = 1.25 - index * 0.016 + (index % 3) * 0.12;
  const spot = onArch(angle, size, outwards ? 9 : -9);
  return { ...spot, angle: angle + (outwards ? 52 : 138) };
});

const flowers: Spot[] = [
  onArch(186, 1.05, -4),
  onArch(200, 1.35, 6),
  onArch(213, 0.8, -14),
  onArch(222, 1.15, 4),
  onArch(240, 0.85, 8),
  onArch(256, 0.65, -4),
  onArch(306, 0.7, 4),
  onArch(320, 0.95, -4),
];

/** Returns evenly spaced lights on a string between two points, hanging by `sag` units (a parabola). */
function lightsOn(
  from: [number, number],
  to: [number, number],
  sag: number,
  count: number,
): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const hang = 4 * sag * part * (1 - part);
    return {
      x: Math.round(from[0] + (to[0] - from[0]) * part),
      y: Math.round(from[1] + (to[1] - from[1]) * part + hang),
      angle: 0,
      size: 1,
    };
  });
}

const strings = [
  { d: 'M-40 80Q330 236 700 48', lights: lightsOn([-40, 80], [700, 48], 86, 15) },
  { d: 'M-40 40Q330 148 700 112', lights: lightsOn([-40, 40], [700, 112], 36, 13) },
];

const chairs = [
  { x: 96, y: 606, size: 1.15 },
  { x: 168, y: 560, size: 0.92 },
  { x: 544, y: 606, size: 1.15 },
  { x: 472, y: 560, size: 0.92 },
];

function at({ x, y, angle, size }: Spot): string {
  return `translate(${x} ${y}) rotate(${Math.round(angle)}) scale(${size.toFixed(2)})`;
}

function Flower({ spot, fill }: { spot: Spot; fill: string | undefined }) {
  return (
    <g transform={at(spot)} className={fill}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="0" cy="-8" rx="6.4" ry="8.4" transform={`rotate(${turn})`} />
      ))}
      <circle r="4" className={styles['heart']} />
    </g>
  );
}

function Chair({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className={styles['chair']}>
      <path d="M-16 0v-40a16 15 0 0 1 32 0V0M-15-6 15-42M15-6-15-42M-16 2l-3 32M16 2l3 32M-17 20h34" />
      <rect x="-20" y="-5" width="40" height="8" rx="4" />
    </g>
  );
}

function Drape({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <path
      d="M188 330c22-14 44-40 52-72 4 44-14 66-22 104-8 40 4 80-6 120h-24Z"
      transform={mirrored ? 'translate(640) scale(-1 1)' : undefined}
      className={styles['drape']}
    />
  );
}

/** Renders the decorative picture of a wedding garden: hills, an arch with flowers, lights and chairs. */
export function GardenPicture() {
  return (
    <svg viewBox="0 0 640 680" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="446" cy="236" r="92" className={styles['sun']} />
      <path d="M-20 420q130-92 270-40 150 56 410-40v340H-20Z" className={styles['far']} />
      <path d="M-20 470q190-64 350-20 160 42 330-16v246H-20Z" className={styles['near']} />
      <path d="M286 470h68l96 210H190Z" className={styles['aisle']} />
      {strings.map(({ d, lights }) => (
        <g key={d}>
          <path d={d} className={styles['string']} />
          {lights.map(({ x, y }) => (
            <g key={x}>
              <circle cx={x} cy={y} r="9" className={styles['glow']} />
              <circle cx={x} cy={y} r="3.5" className={styles['light']} />
            </g>
          ))}
        </g>
      ))}
      <path d="M188 482V330a132 132 0 0 1 264 0v152" className={styles['arch']} />
      <Drape />
      <Drape mirrored />
      {leaves.map((leaf) => (
        <path
          key={`${leaf.x},${leaf.y}`}
          d="M0 0C5-9 15-11 26 0 15 11 5 9 0 0Z"
          transform={at(leaf)}
          className={leaf.size > 1 ? styles['leaf'] : styles['paleLeaf']}
        />
      ))}
      {flowers.map((spot, index) => (
        <Flower
          key={`${spot.x},${spot.y}`}
          spot={spot}
          fill={[styles['rose'], styles['cream'], styles['blush']][index % 3]}
        />
      ))}
      {chairs.map((chair) => (
        <Chair key={chair.x} {...chair} />
      ))}
    </svg>
  );
}
