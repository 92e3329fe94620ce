import type { RuntimeForm, Resource } from '../../../engine/definition/runtimeDefinition.ts';
import { editForm } from '../../../engine/form/editForm.ts';

/** Returns the fields of the customer user's form that users may change of themselves. */
export function ownForm({ definition }: Resource): RuntimeForm {
  const { person = [], contact = [] } = editForm(definition);
  return {
    person: person.filter((path) => path !== 'roleId'),
    contact: [...contact, 'receivesOffersByEmail', 'receivesOffersBySms'],
  };
}
