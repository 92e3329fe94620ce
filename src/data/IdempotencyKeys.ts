import { HttpError } from 'react-admin';

/** Returns true if the error leaves open whether the API has carried out the request. */
const isLost = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 0 || error.status >= 500;

/**
 * Chooses the idempotency key of each request. A request whose answer was lost keeps its key for the next identical
 * one, so that a retry does not repeat what the API has carried out already.
 */
export class IdempotencyKeys {
  private readonly kept = new Map<string, string>();
  private readonly files = new WeakMap<Blob, string>();

  /**
   * Sends a request with a key.
   * @param request path values and body by which a retry is recognized; files count as equal if they are the same
   * object
   */
  async send<T>(request: unknown, call: (key: string) => Promise<T>): Promise<T> {
    const text = JSON.stringify(request, (_, value: unknown) =>
      value instanceof Blob ? this.idOf(value) : value,
    );
    const key = this.kept.get(text) ?? crypto.randomUUID();
    // Of two requests at once, such as two clicks that move a record twice, each needs its own key.
    this.kept.delete(text);
    try {
      return await call(key);
    } catch (error) {
      if (isLost(error)) this.kept.set(text, key);
      throw error;
    }
  }

  private idOf(file: Blob): string {
    const id = this.files.get(file) ?? crypto.randomUUID();
    this.files.set(file, id);
    return id;
  }
}
