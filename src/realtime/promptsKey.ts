/** Key of the queries of the bell, which news make old. */
export const PROMPTS = 'provider-prompts';
