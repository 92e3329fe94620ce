import sharp from 'sharp';
import { account } from './accounts.ts';

/** A demo attachment with its bytes. */
export interface DemoFile {
  facts: { key: string; name: string; size: number; mediaType: string };
  bytes: Buffer;
}

/** Characters that a plain PDF's encoding lacks, with codes of their own. */
const TURKISH: Readonly<Record<string, [code: number, glyph: string]>> = {
  ğ: [128, 'gbreve'],
  Ğ: [129, 'Gbreve'],
  ı: [130, 'dotlessi'],
  İ: [131, 'Idotaccent'],
  ş: [132, 'scedilla'],
  Ş: [133, 'Scedilla'],
};

const escaped = (line: string) =>
  line
    .replace(/[\\()]/g, String.raw`\$&`)
    .replace(/[ğĞıİşŞ]/g, (letter) => String.fromCharCode(TURKISH[letter]?.[0] ?? 63));

/** Returns a PDF of one A4 page with a title and lines, in a standard font. */
function pdf(title: string, lines: readonly string[]): Buffer {
  const differences = Object.values(TURKISH).map(([code, glyph]) => `${code} /${glyph}`);
  const rest = lines.map((line) => `0 -26 Td (${escaped(line)}) Tj`).join('\n');
  const page = `BT /F1 24 Tf 64 740 Td (${escaped(title)}) Tj /F1 13 Tf 0 -20 Td\n${rest} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences.join(' ')}] >> >>`,
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`;
  text += `${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Draws a garden at dusk below a string of lights, as JPEG. */
function picture(sky: string, hill: string): Promise<Buffer> {
  const lights = Array.from({ length: 25 }, (_, index) => {
    const x = 24 + index * 48;
    const y = 150 + 70 * Math.sin((index / 24) * Math.PI * 3) ** 2;
    return `<circle cx="${x}" cy="${y}" r="9" fill="#ffe9b8"/>`;
  });
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#f6d9c0"/></linearGradient>
    <rect width="1200" height="800" fill="url(#sky)"/><circle cx="860" cy="430" r="70" fill="#fff1d6"/>
    <path d="M0 520 Q300 400 640 500 T1200 460 V800 H0Z" fill="${hill}"/>
    <path d="M0 640 Q420 540 760 640 T1200 600 V800 H0Z" fill="${hill}" opacity="0.7"/>${lights.join('')}</svg>`;
  return sharp(Buffer.from(scene)).jpeg({ quality: 82 }).toBuffer();
}

/** Creates the files of the demo: a document and a picture for each message with attachments. */
export async function demoFiles(): Promise<DemoFile[]> {
  const documents: [name: string, title: string, lines: string[]][] = [
    [
      'Fiyat listesi.pdf',
      'Çınaraltı Kır Bahçesi',
      ['Yemekli düğün: kişi başı 1.450 TL', 'Kokteyl: kişi başı 1.100 TL', 'KDV dahildir.'],
    ],
    [
      'Menüler.pdf',
      'Menülerimiz',
      ['Soğuk mezeler, ara sıcak, ızgara', 'Vejetaryen menü isteğe bağlıdır.'],
    ],
    [
      'Yol tarifi.pdf',
      'Bahçemize nasıl gelinir?',
      ['Beykoz iskelesinden 10 dakika', '120 araçlık otopark girişin solundadır.'],
    ],
  ];
  const pictures: [name: string, sky: string, hill: string][] = [
    ['Bahçe akşamı.jpg', '#5b6b93', '#48603f'],
    ['Nikâh alanı.jpg', '#8a6f8f', '#5c6b45'],
    ['Giriş.jpg', '#4f7a8c', '#3f5a4a'],
  ];
  const drawn = await Promise.all(
    pictures.map(async ([name, ...colours]) => [name, await picture(...colours)] as const),
  );
  const all = documents.flatMap(([name, title, lines], index) => {
    const [photo, bytes] = drawn[index] ?? ['', Buffer.alloc(0)];
    return [
      { name, bytes: pdf(title, lines), ending: 'pdf', mediaType: 'application/pdf' },
      { name: photo, bytes, ending: 'jpg', mediaType: 'image/jpeg' },
    ];
  });
  return all.map(({ name, bytes, ending, mediaType }, index) => ({
    facts: {
      key: `documents/${account.yildirim}/lead-messages/demo-${index + 1}.${ending}`,
      name,
      size: bytes.length,
      mediaType,
    },
    bytes,
  }));
}
