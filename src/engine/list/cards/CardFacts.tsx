import { useTranslate } from 'ra-core';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { fieldValue, labelKey, type Field } from '../../definition/field.ts';
import { FieldValue } from '../../kinds/FieldValue.tsx';
import { isBlank } from '../../form/isBlank.ts';

/** Kinds that say nothing without their word. */
const LABELLED: ReadonlySet<string> = new Set(['number', 'boolean']);

/** Renders the facts under a card's name: only existing values, and no number without its label. */
export function CardFacts({ fields, record }: { fields: readonly Field[]; record: AnyRecord }) {
  const translate = useTranslate();
  return fields.map((field) => {
    // A cell of the entity's own may have words for nothing.
    if (!field.settings.cell && isBlank(fieldValue(field, record))) return null;
    return (
      <span key={field.path}>
        {!field.settings.cell && LABELLED.has(field.kind) && `${translate(labelKey(field))}: `}
        <FieldValue field={field} record={record} />
      </span>
    );
  });
}
