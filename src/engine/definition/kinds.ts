/** Kinds of value that the engine draws, and of which kinds of the contract each can draw the values. */
const DRAWS = {
  id: ['id'],
  version: ['version'],
  text: ['text'],
  longText: ['longText', 'text'],
  number: ['number', 'money'],
  money: ['money', 'number'],
  boolean: ['boolean'],
  enum: ['enum'],
  configItem: ['configItem'],
  reference: ['reference'],
  date: ['date'],
  dateTime: ['dateTime', 'ago'],
  ago: ['ago', 'dateTime'],
  email: ['email'],
  phone: ['phone'],
  url: ['url'],
  image: ['image'],
  identityNumber: ['identityNumber'],
  taxNumber: ['taxNumber'],
  password: ['password'],
  richText: ['richText'],
  rows: ['rows'],
} as const;

export type KindName = keyof typeof DRAWS;

/** Kinds that may draw a value of the contract's kind K. */
export type KindsFor<K extends string> = {
  [N in KindName]: K extends (typeof DRAWS)[N][number] ? N : never;
}[KindName];

/** Whether the engine draws this kind. */
export function isKind(name: string): name is KindName {
  return Object.hasOwn(DRAWS, name);
}

/** Every kind, for tests and the gallery. */
export const kindNames: readonly KindName[] = Object.keys(DRAWS).filter(isKind);
