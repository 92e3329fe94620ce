import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { fieldValue, type Field } from '../../definition/field.ts';
import { FactValue } from '../../kinds/FactValue.tsx';
import { isBlank } from '../../form/isBlank.ts';

/** Renders the facts below a card's name: only non-empty values, with labels where required. */
export function CardFacts({ fields, record }: { fields: readonly Field[]; record: AnyRecord }) {
  return fields.map((field) => {
    // A custom cell may render a text for an empty value.
    if (!field.settings.cell && isBlank(fieldValue(field, record))) return null;
    return (
      <span key={field.path}>
        <FactValue field={field} record={record} fields={fields} />
      </span>
    );
  });
}
