/** Languages of the panel; Turkish is the shape that the others must fill. */
export const languages = ['tr', 'en', 'de', 'ar'] as const;

export type Language = (typeof languages)[number];

/** Words of any depth, as the translator takes them. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The keys of the Turkish words with any text: what another language must offer, no more, no less. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]>;
};
