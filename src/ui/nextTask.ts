/**
 * Resolves in a task of its own. To send a request takes a slow phone as long as to draw ten rows: what stands
 * beside them is asked for when they are drawn, and not while.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
