import type { World } from '../world.tsx';
import { acting } from './acting.tsx';
import { columns } from './columns.tsx';
import { filtering } from './filtering.tsx';
import { reachable } from './reachable.ts';
import { requiring } from './requiring.tsx';
import { ruling } from './ruling.tsx';
import { single } from './single.ts';
import { sorting } from './sorting.tsx';
import { wording } from './wording.ts';
import { writing } from './writing.ts';

/** Checks of every declared resource; each returns the problems that it found. */
export const checks = {
  columns,
  sorting,
  filtering,
  requiring,
  writing,
  acting,
  reachable,
  ruling,
  single,
  wording,
} satisfies Record<string, (world: World) => Promise<string[]>>;
