/** Replaces a tag manager in the page: posts every pushed entry to /sandbox/tags. */
export function tags(): void {
  const found: unknown = Reflect.get(window, 'dataLayer');
  const layer: unknown[] = Array.isArray(found) ? found : [];
  Reflect.set(window, 'dataLayer', layer);
  const record = (entry: unknown) => {
    // Commands are an `arguments` object, events are plain objects.
    const isCommand = typeof entry === 'object' && entry !== null && 'length' in entry;
    const payload = isCommand ? Array.prototype.slice.call(entry) : entry;
    fetch('/sandbox/tags', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  layer.forEach(record);
  const push = layer.push.bind(layer);
  layer.push = (...entries: unknown[]) => {
    entries.forEach(record);
    return push(...entries);
  };
}
