import type { CountryCode } from 'libphonenumber-js/max';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';
import { isIdentityNumber } from './identityNumber.ts';

/** Fields that create and update have in common. */
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

/** Everything that is wrong with the fields of a user besides what the contract says about each. */
export function faultsOfUser(fields: UserFields, country: CountryCode): FieldFault[] {
  const { identityNumber, emails = [], phones = [] } = fields;
  const faults: FieldFault[] = [];
  if (identityNumber != null && !isIdentityNumber(identityNumber, country))
    faults.push({ path: 'identityNumber', code: 'identity' });
  const numbers = phones.map(({ value }) => value.number);
  faults.push(
    ...repeatFaults('phones', numbers, (index) => `[${index}].value.number`),
    ...repeatFaults(
      'emails',
      emails.map(({ value }) => value.toLowerCase()),
      (index) => `[${index}].value`,
    ),
  );
  return faults;
}
