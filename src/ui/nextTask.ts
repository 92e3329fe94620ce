/**
 * Resolves in a separate task. On slow phones a request costs as much as rendering ten rows, so secondary
 * requests are sent after rendering.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
