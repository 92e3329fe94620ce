/** Prefix of the keys of the bell's queries; live events invalidate all of them. */
export const PROMPTS = 'provider-prompts';
