const CHANNEL = /^[a-z][a-z0-9_]{0,62}$/;

/** A NOTIFY channel name that needs no quoting; throws on any other. */
export function checkedChannel(name: string): string {
  if (!CHANNEL.test(name)) throw new Error(`Not a channel name: ${JSON.stringify(name)}`);
  return name;
}

/** A subscriber whose own failure must not take the database connection, or the process, with it. */
export function guarded(onPayload: (payload: string) => void): (payload: string) => void {
  return (payload) => {
    try {
      onPayload(payload);
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
  };
}
