import type { CheckName } from '../checks/checks.ts';
import type { Faults } from '../world.tsx';

/** Faults by their names: the check that must turn red, the entity, and what the check must say of it. */
export type Planted = Readonly<
  Record<string, [check: CheckName, resource: string, says: RegExp, faults: Faults]>
>;
