import sharp from 'sharp';

/** Data blocks and bytes of each, by version, at error correction level M. */
const BLOCKS: Readonly<Record<number, readonly [blocks: number, bytes: number]>> = {
  1: [1, 16],
  2: [1, 28],
  3: [1, 44],
  4: [2, 32],
  5: [2, 43],
  6: [4, 27],
};

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Modules that a mask inverts, at column x and row y. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Module = (x: number, y: number) => number;

/** Light modules that a code needs on each side for a camera to find it. */
const QUIET = 4;
/** Share of the width in which the corners of a picture may be rounded off. */
const CORNER = 0.04;

interface Drawing {
  width: number;
  height: number;
  isDark: (x: number, y: number) => boolean;
}

/** Share of the width at each side in which the page may be seen: a screen draws whole pixels. */
const FRAME = 0.01;

/** Decodes a picture; its rounded corners and its outermost pixels, behind which the page is seen, count as light. */
async function draw(picture: Buffer): Promise<Drawing> {
  const { data, info } = await sharp(picture, { density: 600 })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isWithin = (share: number, at: number, end: number) =>
    Math.min(at, end - 1 - at) < width * share;
  const isPage = (x: number, y: number) =>
    isWithin(FRAME, x, width) ||
    isWithin(FRAME, y, height) ||
    (isWithin(CORNER, x, width) && isWithin(CORNER, y, height));
  const isDark = (x: number, y: number) =>
    !isPage(x, y) && (data[(y * width + x) * channels] ?? 255) < 128;
  return { width, height, isDark };
}

/**
 * Samples the code in an upright picture: 1 for a dark module. The corner's mark is seven modules wide.
 * @throws without a quiet zone around
 */
async function sample(picture: Buffer): Promise<{ size: number; dark: Module }> {
  const { width, height, isDark } = await draw(picture);
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const top = rows.find((y) => columns.some((x) => isDark(x, y)));
  if (top === undefined) throw new Error('The picture is empty');
  const left = columns.findIndex((x) => isDark(x, top));
  const right = columns.findLastIndex((x) => isDark(x, top));
  const mark = columns.slice(left).findIndex((x) => !isDark(x, top));
  const modules = (7 * (right - left + 1)) / mark;
  const size = 17 + 4 * Math.round((modules - 17) / 4);
  const unit = (right - left + 1) / size;
  const quiet = Math.round(Math.min(left, top, width - 1 - right) / unit);
  if (quiet < QUIET) throw new Error(`${QUIET} light modules were expected around, not ${quiet}`);
  const at = (start: number, index: number) => Math.floor(start + (index + 0.5) * unit);
  return { size, dark: (x, y) => Number(isDark(at(left, x), at(top, y))) };
}

/** Marks, timing and format: the modules that hold no data, up to version 6. */
function isFixed(x: number, y: number, size: number): boolean {
  const far = size - 8;
  if ((x < 9 && y < 9) || (x >= far && y < 9) || (x < 9 && y >= far)) return true;
  const isAligned = size > 21 && Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3;
  return x === 6 || y === 6 || isAligned;
}

/** Reads the bytes in the order of the columns' zigzag. */
function bytesOf(size: number, dark: Module): number[] {
  const column = [8, 8, 8, 8, 8, 8, 8, 8, 7, 5, 4, 3, 2, 1, 0];
  const row = [0, 1, 2, 3, 4, 5, 7, 8, 8, 8, 8, 8, 8, 8, 8];
  const written = column.reduce((bits, x, bit) => bits | (dark(x, row[bit] ?? 0) << bit), 0);
  const format = written ^ 0b101010000010010;
  if (format >> 13 !== 0) throw new Error(`Level M was expected, not ${format >> 13}`);
  const mask = MASKS[(format >> 10) & 7];
  const bits: number[] = [];
  for (let pair = size - 1; pair > 0; pair -= pair === 8 ? 3 : 2)
    for (let step = 0; step < size; step += 1)
      for (const x of [pair, pair - 1]) {
        const isUpward = ((pair < 6 ? pair + 1 : pair) & 2) === 0;
        const y = isUpward ? size - 1 - step : step;
        if (!isFixed(x, y, size)) bits.push(dark(x, y) ^ Number(mask?.(x, y)));
      }
  return Array.from({ length: bits.length >> 3 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
}

/** Reads the segments of the data: digits, capitals and bytes. */
function textOf(data: readonly number[]): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let read = 0;
  const take = (count: number) => Number.parseInt(bits.slice(read, (read += count)), 2);
  const capitals = (count: number) => {
    const value = take(count === 2 ? 11 : 6);
    const [high, low] = [Math.floor(value / 45), value % 45];
    return count === 2
      ? ALPHANUMERIC.charAt(high) + ALPHANUMERIC.charAt(low)
      : ALPHANUMERIC.charAt(value);
  };
  const digits = (count: number) => String(take([0, 4, 7, 10][count] ?? 0)).padStart(count, '0');
  const parts: Buffer[] = [];
  for (let mode = take(4); mode > 0; mode = take(4)) {
    let left = take({ 1: 10, 2: 9, 4: 8 }[mode] ?? Number.NaN);
    const most = { 1: 3, 2: 2 }[mode] ?? 1;
    for (; left > 0; left -= most) {
      const count = Math.min(left, most);
      if (mode === 4) parts.push(Buffer.from([take(8)]));
      else parts.push(Buffer.from(mode === 1 ? digits(count) : capitals(count)));
    }
  }
  return Buffer.concat(parts).toString();
}

/**
 * Reads the text of a QR code as a phone does: from an upright, undamaged picture, so without error correction.
 * @throws above version 6, for another level than M, and without a quiet zone around
 */
export async function readQr(picture: Buffer): Promise<string> {
  const { size, dark } = await sample(picture);
  const [blocks, length] = BLOCKS[(size - 17) / 4] ?? [];
  if (blocks === undefined || length === undefined) throw new Error(`No code of ${size} modules`);
  const bytes = bytesOf(size, dark);
  const data = Array.from(
    { length: blocks * length },
    (_, index) => bytes[(index % length) * blocks + Math.floor(index / length)] ?? 0,
  );
  return textOf(data);
}
