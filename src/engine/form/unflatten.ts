/** Converts values by dotted path to nested objects: `{'a.b': 1}` becomes `{a: {b: 1}}`. */
export function unflatten(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const groups = new Map<string, Record<string, unknown>>();
  for (const [path, value] of Object.entries(values)) {
    const dot = path.indexOf('.');
    if (dot < 0) body[path] = value;
    else {
      const head = path.slice(0, dot);
      groups.set(head, { ...groups.get(head), [path.slice(dot + 1)]: value });
    }
  }
  for (const [head, group] of groups) body[head] = unflatten(group);
  return body;
}
