import { isValidPhoneNumber } from 'libphonenumber-js/max';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';
import type { ProviderChange } from './store.ts';

type Update = Schemas['ProviderUpdate'];

/** Faults that the contract cannot tell: a name of blanks and a number nobody has. */
export function updateFaults({ name, phone }: Update): FieldFault[] {
  return [
    ...(name !== undefined && name.trim() === '' ? [{ path: 'name', code: 'required' }] : []),
    ...(phone && !isValidPhoneNumber(phone) ? [{ path: 'phone', code: 'phone' }] : []),
  ];
}

/** The columns that an update changes; what was not sent stays out. */
export function changeOf({ name, districtId, location, ...same }: Update): ProviderChange {
  return {
    ...same,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(districtId === undefined ? {} : { district_id: districtId }),
    ...(location === undefined
      ? {}
      : { latitude: location?.latitude ?? null, longitude: location?.longitude ?? null }),
  };
}
