/** Type of a file detected from its bytes; names and declared types are ignored. */
export interface FileKind {
  mediaType: string;
  /** Extension of the stored file. */
  ending: string;
  /** Accepted extensions of the file name. */
  endings: string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const PDF: FileKind = { mediaType: 'application/pdf', ending: 'pdf', endings: ['pdf'] };
/** Types of ZIP-based files. Types that can contain others come first: a presentation contains tables. */
const PACKED: [member: string, kind: FileKind][] = [
  [
    'ppt/presentation.xml',
    { mediaType: `${OFFICE}.presentationml.presentation`, ending: 'pptx', endings: ['pptx'] },
  ],
  [
    'word/document.xml',
    { mediaType: `${OFFICE}.wordprocessingml.document`, ending: 'docx', endings: ['docx'] },
  ],
  [
    'xl/workbook.xml',
    { mediaType: `${OFFICE}.spreadsheetml.sheet`, ending: 'xlsx', endings: ['xlsx'] },
  ],
];

/** Markup that a browser could execute; a valid document contains it in compressed streams only. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg)[\s>]/i;

/** Detects the type of a document without decompressing it; undefined for any other file. */
export function documentKind(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return MARKUP.test(bytes.toString('latin1')) ? undefined : PDF;
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return undefined;
  if (!bytes.includes('[Content_Types].xml') || bytes.includes('vbaProject.bin')) return undefined;
  return PACKED.find(([member]) => bytes.includes(member))?.[1];
}

/** Returns true if a file name has an extension of the detected type. */
export function fitsName({ endings }: FileKind, name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || endings.includes(ending);
}

/** Returns a file name without folders and invisible characters; at most 180 characters and the extension. */
export function plainName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  const ending = /\.[^.]{1,8}$/.exec(seen)?.[0] ?? '';
  const stem = seen.slice(0, seen.length - ending.length);
  return `${Array.from(stem).slice(0, 180).join('')}${ending}` || 'file';
}
