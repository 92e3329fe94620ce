import { ArrayInput, SimpleFormIterator } from 'ra-ui-materialui';
import type { Field, Input } from '../field.ts';
import { isKind } from '../../definition/kinds.ts';
import { useInputProps } from '../useInputProps.ts';

/** Fields of a row, with the path of their label below the rows' own. */
function rowFields(field: Field): Field[] {
  return Object.entries(field.facts.fields ?? {}).flatMap(([path, facts]) =>
    facts.kind === 'object' || facts.readOnly || facts.kind === 'id'
      ? []
      : [
          {
            resource: field.resource,
            path: `${field.path}.${path}`,
            kind: isKind(facts.kind) ? facts.kind : 'text',
            facts,
            settings: {},
          },
        ],
  );
}

/** A few rows in place: added, removed, ordered. */
export const RowsInput: Input = ({ field, source, ask }) => {
  const { label, helperText } = useInputProps(field, source);
  return (
    <ArrayInput source={source} label={label} helperText={helperText}>
      <SimpleFormIterator inline fullWidth disableReordering={(field.facts.maxItems ?? 0) < 2}>
        {rowFields(field).map((row) => ask(row, row.path.slice(field.path.length + 1)))}
      </SimpleFormIterator>
    </ArrayInput>
  );
};
