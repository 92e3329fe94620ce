import { holdsContactDetails } from '#contract/contactDetails.ts';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../http/apiError.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import type { ProviderChange } from './store.ts';

type Update = Schemas['ProviderUpdate'];

/** Returns the faults that the contract cannot express: contact details in the name or the text. */
export const updateFaults = ({ name, about }: Update): FieldFault[] =>
  Object.entries({ name, about })
    .filter(([, text]) => text && holdsContactDetails(text))
    .map(([path]) => ({ path, code: 'contact_details' }));

/** Maps an update to its columns; leaves out fields that were not sent. */
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
