import { BooleanFieldInput } from './boolean/Input.tsx';
import { ConfigItemInput } from './configItem/Input.tsx';
import { DateFieldInput } from './date/Input.tsx';
import { DateTimeFieldInput } from './dateTime/Input.tsx';
import { EmailInput } from './email/Input.tsx';
import { EnumInput } from './enum/Input.tsx';
import type { Input } from './field.ts';
import { IdentityNumberInput } from './identityNumber/Input.tsx';
import { ImageFieldInput } from './image/Input.tsx';
import type { KindName } from '../definition/kinds.ts';
import { LongTextInput } from './longText/Input.tsx';
import { MoneyInput } from './money/Input.tsx';
import { NumberFieldInput } from './number/Input.tsx';
import { PasswordFieldInput } from './password/Input.tsx';
import { PhoneInput } from './phone/Input.tsx';
import { ReferenceFieldInput } from './reference/Input.tsx';
import { RowsInput } from './rows/Input.tsx';
import { TextFieldInput } from './text/Input.tsx';
import { UrlInput } from './url/Input.tsx';

/** How each kind is asked for. A kind without an input does not compile. */
export const inputs: Record<KindName, Input> = {
  id: NumberFieldInput,
  version: NumberFieldInput,
  text: TextFieldInput,
  longText: LongTextInput,
  number: NumberFieldInput,
  money: MoneyInput,
  boolean: BooleanFieldInput,
  enum: EnumInput,
  configItem: ConfigItemInput,
  reference: ReferenceFieldInput,
  date: DateFieldInput,
  dateTime: DateTimeFieldInput,
  ago: DateTimeFieldInput,
  email: EmailInput,
  phone: PhoneInput,
  url: UrlInput,
  image: ImageFieldInput,
  identityNumber: IdentityNumberInput,
  taxNumber: IdentityNumberInput,
  password: PasswordFieldInput,
  richText: LongTextInput,
  rows: RowsInput,
};
