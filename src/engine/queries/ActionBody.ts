/** An action with its answers, as the API takes it. */
export type ActionBody = { type: string } & Record<string, unknown>;
