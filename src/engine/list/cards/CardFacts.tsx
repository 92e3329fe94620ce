import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { fieldValue, type Field } from '../../definition/field.ts';
import { FactValue } from '../../kinds/FactValue.tsx';
import { isBlank } from '../../form/isBlank.ts';

/** Renders the facts under a card's name: only existing values, labelled where they need it. */
export function CardFacts({ fields, record }: { fields: readonly Field[]; record: AnyRecord }) {
  return fields.map((field) => {
    // A cell of the entity's own may have words for nothing.
    if (!field.settings.cell && isBlank(fieldValue(field, record))) return null;
    return (
      <span key={field.path}>
        <FactValue field={field} record={record} fields={fields} />
      </span>
    );
  });
}
