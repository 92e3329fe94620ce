import type { FieldFault } from '../../http/apiError.ts';

/** Fields of a model that the contract cannot validate. */
export interface ModelValues {
  optionIds: readonly number[];
}

/** Returns the faults of a model: options that its provider's category lacks. */
export function modelFaults(
  { optionIds }: ModelValues,
  allowed: ReadonlySet<number>,
): FieldFault[] {
  return optionIds.flatMap((id, index) =>
    allowed.has(id) ? [] : [{ path: `optionIds[${index}]`, code: 'not_own' }],
  );
}
