import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { holdsContactDetails } from '#contract/contactDetails.ts';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import type { ProviderChange } from './store.ts';

type Update = Schemas['ProviderUpdate'];

/** Faults that the contract cannot tell: a name of blanks, a number nobody has, and ways to reach the page in its text. */
export function updateFaults({ name, phone, about }: Update): FieldFault[] {
  return [
    ...(name !== undefined && name.trim() === '' ? [{ path: 'name', code: 'required' }] : []),
    ...(about && holdsContactDetails(about) ? [{ path: 'about', code: 'contact_details' }] : []),
    ...(phone && !isValidPhoneNumber(phone) ? [{ path: 'phone', code: 'phone' }] : []),
  ];
}

/** The columns that an update changes; what was not sent stays out. */
export function changeOf({ name, districtId, location, about, ...same }: Update): ProviderChange {
  return {
    ...same,
    ...(about === undefined ? {} : { about: about && sanitizeRichText(about) }),
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(districtId === undefined ? {} : { district_id: districtId }),
    ...(location === undefined
      ? {}
      : { latitude: location?.latitude ?? null, longitude: location?.longitude ?? null }),
  };
}
