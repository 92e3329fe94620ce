import { parseArgs } from 'node:util';
import { anchors, type Anchor } from './panel/subjects.ts';

const PARTS = [
  'panel',
  'use',
  'api',
  'types',
  'scale',
  'soak',
  'pictures',
  'start',
  'sign-in',
] as const;
/** Parts that run by default; the others take long or break things. */
const USUAL = 'panel,use,api,types';
export type Part = (typeof PARTS)[number];

const DATABASES = ['embedded', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

const ANCHORS = anchors.map(({ name }) => name);

export interface Options {
  parts: Part[];
  /** Databases on which the API is measured, in this order. */
  databases: DatabaseName[];
  /** Numbers of leads with which the API is measured. */
  rows: number[];
  /** Number of times the panel is opened; medians are reported. */
  rounds: number;
  /** Anchors that the panel is compared with. */
  beside: Anchor[];
  /** Duration of the soak test in minutes. */
  minutes: number;
}

/** Parses a comma-separated list of known names. @throws Error for an unknown name */
function chosen<T extends string>(name: string, text: string, known: readonly T[]): T[] {
  return text.split(',').map((one) => {
    const found = known.find((each) => each === one);
    if (found === undefined) throw new Error(`--${name}: ${one} is none of ${known.join(', ')}`);
    return found;
  });
}

function integer(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name}: ${text} is no number`);
  return value;
}

/** Parses `--only api,panel --on postgres --rows 10000,100000 --rounds 3`. @throws Error for an invalid value */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: USUAL },
      on: { type: 'string', default: DATABASES.join(',') },
      rows: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string', default: '5' },
      beside: { type: 'string', default: ANCHORS.join(',') },
      minutes: { type: 'string', default: '30' },
    },
  });
  const beside = chosen('beside', values.beside, ANCHORS);
  return {
    parts: chosen('only', values.only, PARTS),
    databases: chosen('on', values.on, DATABASES),
    rows: values.rows.split(',').map((text) => integer('rows', text)),
    rounds: integer('rounds', values.rounds),
    beside: anchors.filter(({ name }) => beside.includes(name)),
    minutes: integer('minutes', values.minutes),
  };
}
