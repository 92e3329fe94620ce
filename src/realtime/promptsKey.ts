/** Key of the bell's queries; events invalidate them. */
export const PROMPTS = 'provider-prompts';
