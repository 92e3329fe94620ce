import { parseArgs } from 'node:util';

const PARTS = ['panel', 'api', 'types'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: Part[];
  /** Sizes of the enquiries' table that the API is measured on. */
  rows: number[];
  /** How often the panel is opened anew; medians are told. */
  rounds: number;
}

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name}: ${text} is no number`);
  return value;
}

/** Reads `--only api,panel --rows 10000,100000 --rounds 3`; throws with what is wrong. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      rows: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const parts = values.only.split(',').map((part) => {
    if (!isPart(part)) throw new Error(`--only: ${part} is none of ${PARTS.join(', ')}`);
    return part;
  });
  const rows = values.rows.split(',').map((text) => whole('rows', text));
  return { parts, rows, rounds: whole('rounds', values.rounds) };
}
