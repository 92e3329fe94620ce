import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';

/** Fields of both create and update. */
export type UserFields = Omit<Partial<Schemas['CustomerUserCreate']>, 'roleId'>;

function repeatFaults(
  path: string,
  values: readonly string[],
  pathOf: (index: number) => string,
): FieldFault[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ path: `${path}${pathOf(index)}`, code: 'uniqueItems' }] : [],
  );
}

/** Returns the faults of a user's fields beyond the contract: repeated addresses and numbers. */
export function faultsOfUser(fields: UserFields): FieldFault[] {
  const { emails = [], phones = [] } = fields;
  const numbers = phones.map(({ value }) => value.number);
  return [
    ...repeatFaults('phones', numbers, (index) => `[${index}].value.number`),
    ...repeatFaults(
      'emails',
      emails.map(({ value }) => value.toLowerCase()),
      (index) => `[${index}].value`,
    ),
  ];
}
