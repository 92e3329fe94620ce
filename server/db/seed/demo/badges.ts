import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Colours of each medal. */
const METALS = {
  bronze: ['#b07a4b', '#f4e6d9'],
  silver: ['#8b95a3', '#eef1f5'],
  gold: ['#b8892b', '#fbf2d8'],
} as const;

export type BadgeRank = keyof typeof METALS;

interface BadgeStorage {
  put(key: string, file: { bytes: Buffer; contentType: string }): Promise<void>;
}

const SIDE = 400;

const points = (count: number, outer: number, inner: number) =>
  Array.from({ length: count * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / count - Math.PI / 2;
    return `${(200 + radius * Math.cos(angle)).toFixed(1)},${(180 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

/** Returns the SVG of a rosette with ribbons and a star. */
function rosette(rank: BadgeRank): string {
  const [metal, light] = METALS[rank];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
<rect width="400" height="400" fill="${light}"/>
<path d="M150 260 120 372l52-26 28 40 28-40 52 26-30-112z" fill="#a62b57"/>
<polygon points="${points(18, 138, 122)}" fill="${metal}"/>
<circle cx="200" cy="180" r="98" fill="${light}"/>
<polygon points="${points(5, 74, 32)}" fill="${metal}"/>
</svg>`;
}

/** Returns the storage key of a badge's picture by its index in the demo; another picture gets another key. */
export function badgeKey(index: number, rank: BadgeRank): string {
  const hash = createHash('sha256').update(rosette(rank)).digest('hex').slice(0, 8);
  return `images/provider-awards/demo-${index + 1}-${hash}.webp`;
}

/** Draws and stores the picture of a badge. */
export async function storeBadge(
  storage: BadgeStorage,
  index: number,
  rank: BadgeRank,
): Promise<void> {
  const bytes = await sharp(Buffer.from(rosette(rank)))
    .webp()
    .toBuffer();
  await storage.put(badgeKey(index, rank), { bytes, contentType: 'image/webp' });
}
