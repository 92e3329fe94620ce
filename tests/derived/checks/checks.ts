import type { World } from '../world.tsx';
import { acting } from './acting.tsx';
import { columns } from './columns.tsx';
import { filtering } from './filtering.tsx';
import { permitting } from './permitting.tsx';
import { reachable } from './reachable.ts';
import { requiring } from './requiring.tsx';
import { ruling } from './ruling.tsx';
import { checkMainMark } from './checkMainMark.ts';
import { sorting } from './sorting.tsx';
import { wording } from './wording.ts';
import { writing } from './writing.ts';

/** Checks of every declared resource; each returns the problems that it found. */
const checks = {
  columns,
  sorting,
  filtering,
  requiring,
  writing,
  acting,
  permitting,
  reachable,
  ruling,
  single: checkMainMark,
  wording,
} satisfies Record<string, (world: World) => Promise<string[]>>;

export type CheckName = keyof typeof checks;

/** Names of the checks, in the order in which they run. */
export const checkNames = Object.keys(checks).filter((name): name is CheckName => name in checks);

/** Problems that a check finds, each with the entity and the check in front. */
export async function problemsOf(world: World, name: CheckName): Promise<string[]> {
  const problems = await checks[name](world);
  return problems.map((problem) => `${world.resource.name}, ${name}: ${problem}`);
}
