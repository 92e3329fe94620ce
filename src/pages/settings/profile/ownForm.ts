import type { RuntimeForm, Resource } from '../../../engine/definition/runtimeDefinition.ts';
import { editForm } from '../../../engine/form/editForm.ts';

/** The fields of a person's form that are one's own to change, by the same definition. */
export function ownForm({ definition }: Resource): RuntimeForm {
  const { person = [], contact = [] } = editForm(definition);
  return {
    person: person.filter((path) => path !== 'roleId'),
    contact: [...contact, 'receivesOffersByEmail', 'receivesOffersBySms'],
  };
}
