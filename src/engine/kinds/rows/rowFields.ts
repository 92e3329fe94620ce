import { below, kindNameOf, type Field } from '../../definition/field.ts';

/** Returns the editable members of rows, with the definition's settings for their full paths. */
export function rowFields(rows: Field): Field[] {
  const within = rows.within ?? {};
  return Object.entries(rows.facts.fields ?? {}).flatMap(([path, facts]) => {
    if (facts.kind === 'object' || facts.readOnly || facts.kind === 'id') return [];
    const settings = within[path] ?? {};
    const field: Field = {
      resource: rows.resource,
      path: `${rows.path}.${path}`,
      kind: kindNameOf(facts, settings),
      facts,
      settings,
    };
    return [field.kind === 'rows' ? { ...field, within: below(path, within) } : field];
  });
}
