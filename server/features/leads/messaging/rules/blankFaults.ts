import type { FieldFault } from '../../../../http/apiError.ts';

/** A fault for each text that has nothing but space; one that is empty or missing, the contract tells. */
export function blankFaults(fields: Record<string, unknown>): FieldFault[] {
  return Object.entries(fields).flatMap(([path, text]) =>
    typeof text === 'string' && text !== '' && text.trim() === ''
      ? [{ path, code: 'required' }]
      : [],
  );
}
