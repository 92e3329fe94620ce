/** Request body of an action: its name and answers. */
export type ActionBody = { type: string } & Record<string, unknown>;
