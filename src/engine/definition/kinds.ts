/** Kinds of value that the engine renders, each with the contract's kinds whose values it can render. */
const DRAWS = {
  id: ['id'],
  version: ['version'],
  text: ['text'],
  longText: ['longText', 'text'],
  number: ['number', 'money', 'percent', 'rating'],
  money: ['money', 'number'],
  percent: ['percent', 'number'],
  rating: ['rating', 'number'],
  boolean: ['boolean'],
  enum: ['enum', 'status'],
  status: ['status', 'enum'],
  configItem: ['configItem'],
  reference: ['reference'],
  date: ['date'],
  dateTime: ['dateTime', 'ago'],
  ago: ['ago', 'dateTime'],
  email: ['email'],
  phone: ['phone'],
  phoneOrEmail: ['phoneOrEmail'],
  url: ['url', 'videoLink'],
  videoLink: ['videoLink', 'url'],
  image: ['image'],
  file: ['file'],
  address: ['address'],
  mapPoint: ['mapPoint'],
  identityNumber: ['identityNumber'],
  taxNumber: ['taxNumber'],
  iban: ['iban'],
  password: ['password'],
  richText: ['richText'],
  tags: ['tags'],
  weekPrices: ['weekPrices'],
  rows: ['rows', 'weekPrices'],
} as const;

export type KindName = keyof typeof DRAWS;

/** Kinds that can render a value of the contract's kind K. */
export type KindsFor<K extends string> = {
  [N in KindName]: K extends (typeof DRAWS)[N][number] ? N : never;
}[KindName];

/** Returns true if the engine renders this kind. */
export function isKind(name: string): name is KindName {
  return Object.hasOwn(DRAWS, name);
}

/** Every kind, for tests and the gallery. */
export const kindNames: readonly KindName[] = Object.keys(DRAWS).filter(isKind);
