import { holdsContactDetails } from '#contract/contactDetails.ts';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import type { ProviderChange } from './store.ts';

type Update = Schemas['ProviderUpdate'];

/** Faults that the contract cannot tell: ways to reach the page in its name and text. */
export const updateFaults = ({ name, about }: Update): FieldFault[] =>
  Object.entries({ name, about })
    .filter(([, text]) => text && holdsContactDetails(text))
    .map(([path]) => ({ path, code: 'contact_details' }));

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
