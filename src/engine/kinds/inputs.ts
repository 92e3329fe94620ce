import { AddressInput } from './address/Input.tsx';
import { BooleanFieldInput } from './boolean/Input.tsx';
import { ConfigItemInput } from './configItem/Input.tsx';
import { DateFieldInput } from './date/Input.tsx';
import { DateTimeFieldInput } from './dateTime/Input.tsx';
import { EmailInput } from './email/Input.tsx';
import { EnumInput } from './enum/Input.tsx';
import type { Input } from '../definition/field.ts';
import { IbanInput } from './iban/Input.tsx';
import { FileFieldInput } from './file/Input.tsx';
import { IdentityNumberInput } from './identityNumber/Input.tsx';
import { ImageFieldInput } from './image/Input.tsx';
import type { KindName } from '../definition/kinds.ts';
import { LongTextInput } from './longText/Input.tsx';
import { MapPointInput } from './mapPoint/Input.tsx';
import { MoneyInput } from './money/Input.tsx';
import { NumberFieldInput } from './number/Input.tsx';
import { PasswordFieldInput } from './password/Input.tsx';
import { PercentInput } from './percent/Input.tsx';
import { PhoneInput } from './phone/Input.tsx';
import { PhoneOrEmailInput } from './phoneOrEmail/Input.tsx';
import { RatingInput } from './rating/Input.tsx';
import { ReferenceFieldInput } from './reference/Input.tsx';
import { RichTextFieldInput } from './richText/Input.tsx';
import { RowsInput } from './rows/Input.tsx';
import { TagsInput } from './tags/Input.tsx';
import { TaxNumberInput } from './taxNumber/Input.tsx';
import { TextFieldInput } from './text/Input.tsx';
import { UrlInput } from './url/Input.tsx';
import { VideoLinkInput } from './videoLink/Input.tsx';
import { WeekPricesInput } from './weekPrices/Input.tsx';

/** Form input of each kind. A kind without an input does not compile. */
export const inputs: Record<KindName, Input> = {
  id: NumberFieldInput,
  version: NumberFieldInput,
  text: TextFieldInput,
  longText: LongTextInput,
  number: NumberFieldInput,
  money: MoneyInput,
  percent: PercentInput,
  rating: RatingInput,
  boolean: BooleanFieldInput,
  enum: EnumInput,
  status: EnumInput,
  configItem: ConfigItemInput,
  reference: ReferenceFieldInput,
  date: DateFieldInput,
  dateTime: DateTimeFieldInput,
  ago: DateTimeFieldInput,
  email: EmailInput,
  phone: PhoneInput,
  phoneOrEmail: PhoneOrEmailInput,
  url: UrlInput,
  videoLink: VideoLinkInput,
  image: ImageFieldInput,
  file: FileFieldInput,
  address: AddressInput,
  mapPoint: MapPointInput,
  identityNumber: IdentityNumberInput,
  taxNumber: TaxNumberInput,
  iban: IbanInput,
  password: PasswordFieldInput,
  richText: RichTextFieldInput,
  tags: TagsInput,
  weekPrices: WeekPricesInput,
  rows: RowsInput,
};
