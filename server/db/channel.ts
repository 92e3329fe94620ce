const CHANNEL = /^[a-z][a-z0-9_]{0,62}$/;

/** Returns a NOTIFY channel name that needs no quoting. @throws Error for any other name */
export function checkedChannel(name: string): string {
  if (!CHANNEL.test(name)) throw new Error(`Not a channel name: ${JSON.stringify(name)}`);
  return name;
}

/** Wraps a subscriber so that its errors become process warnings instead of ending the connection or the process. */
export function guarded(onPayload: (payload: string) => void): (payload: string) => void {
  return (payload) => {
    try {
      onPayload(payload);
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
  };
}
