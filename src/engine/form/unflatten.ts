/** Values by dotted paths as the objects that the API takes: `{'a.b': 1}` is `{a: {b: 1}}`. */
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
