/** Returns the message of an error: a sentence from the API, or the key of one of the panel's messages. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'ui.state.errorText';
