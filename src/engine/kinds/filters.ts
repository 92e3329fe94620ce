import { BooleanFilter } from './boolean/Filter.tsx';
import { ChoicesFilter } from '../controls/choices/Filter.tsx';
import { DateFilter } from './date/Filter.tsx';
import type { FilterInput } from '../definition/field.ts';
import type { KindName } from '../definition/kinds.ts';
import { RatingFilter } from './rating/Filter.tsx';
import { ReferenceFilter } from './reference/Filter.tsx';
import { TextFilter } from './text/Filter.tsx';
import { ConfigItemFilter } from './configItem/Filter.tsx';

/** Filter input of each kind. A kind without a filter does not compile. */
export const filterInputs: Record<KindName, FilterInput> = {
  id: TextFilter,
  version: TextFilter,
  text: TextFilter,
  longText: TextFilter,
  number: TextFilter,
  money: TextFilter,
  percent: TextFilter,
  rating: RatingFilter,
  boolean: BooleanFilter,
  enum: ChoicesFilter,
  status: ChoicesFilter,
  configItem: ConfigItemFilter,
  reference: ReferenceFilter,
  date: DateFilter,
  dateTime: DateFilter,
  ago: DateFilter,
  email: TextFilter,
  phone: TextFilter,
  phoneOrEmail: TextFilter,
  url: TextFilter,
  videoLink: TextFilter,
  image: BooleanFilter,
  file: BooleanFilter,
  address: TextFilter,
  mapPoint: BooleanFilter,
  identityNumber: TextFilter,
  taxNumber: TextFilter,
  iban: TextFilter,
  password: TextFilter,
  richText: TextFilter,
  tags: ReferenceFilter,
  weekPrices: TextFilter,
  rows: TextFilter,
};
