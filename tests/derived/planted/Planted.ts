import type { CheckName } from '../checks/checks.ts';
import type { Faults } from '../world.tsx';

/** Faults by their names: the check that must fail, the entity, and the message that the check must report. */
export type Planted = Readonly<
  Record<string, [check: CheckName, resource: string, says: RegExp, faults: Faults]>
>;
