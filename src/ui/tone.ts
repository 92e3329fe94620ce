/** The six tones of a status; `data-tone` sets an element's three colors (tokens.css). */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'special'] as const;

export type Tone = (typeof tones)[number];
