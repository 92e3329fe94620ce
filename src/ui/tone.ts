/** The six tones of a status; `data-tone` gives an element its three colours (tokens.css). */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'special'] as const;

export type Tone = (typeof tones)[number];
