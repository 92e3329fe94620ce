import { AddressCell } from './address/Cell.tsx';
import { AgoCell } from './ago/Cell.tsx';
import { BooleanCell } from './boolean/Cell.tsx';
import { ConfigItemCell } from './configItem/Cell.tsx';
import { DateCell } from './date/Cell.tsx';
import { DateTimeCell } from './dateTime/Cell.tsx';
import { EmailCell } from './email/Cell.tsx';
import { EnumCell } from './enum/Cell.tsx';
import type { Cell } from '../definition/field.ts';
import { IbanCell } from './iban/Cell.tsx';
import { IdentityNumberCell } from './identityNumber/Cell.tsx';
import { FileCell } from './file/Cell.tsx';
import { ImageCell } from './image/Cell.tsx';
import type { KindName } from '../definition/kinds.ts';
import { LongTextCell } from './longText/Cell.tsx';
import { MapPointCell } from './mapPoint/Cell.tsx';
import { MoneyCell } from './money/Cell.tsx';
import { NumberCell } from './number/Cell.tsx';
import { PasswordCell } from './password/Cell.tsx';
import { PercentCell } from './percent/Cell.tsx';
import { PhoneCell } from './phone/Cell.tsx';
import { PhoneOrEmailCell } from './phoneOrEmail/Cell.tsx';
import { RatingCell } from './rating/Cell.tsx';
import { ReferenceCell } from './reference/Cell.tsx';
import { RichTextCell } from './richText/Cell.tsx';
import { RowsCell } from './rows/Cell.tsx';
import { StatusCell } from './status/Cell.tsx';
import { TagsCell } from './tags/Cell.tsx';
import { TextCell } from './text/Cell.tsx';
import { UrlCell } from './url/Cell.tsx';
import { VideoLinkCell } from './videoLink/Cell.tsx';
import { WeekPricesCell } from './weekPrices/Cell.tsx';

/** Cell of each kind. A kind without a cell does not compile. */
export const cells: Record<KindName, Cell> = {
  id: NumberCell,
  version: NumberCell,
  text: TextCell,
  longText: LongTextCell,
  number: NumberCell,
  money: MoneyCell,
  percent: PercentCell,
  rating: RatingCell,
  boolean: BooleanCell,
  enum: EnumCell,
  status: StatusCell,
  configItem: ConfigItemCell,
  reference: ReferenceCell,
  date: DateCell,
  dateTime: DateTimeCell,
  ago: AgoCell,
  email: EmailCell,
  phone: PhoneCell,
  phoneOrEmail: PhoneOrEmailCell,
  url: UrlCell,
  videoLink: VideoLinkCell,
  image: ImageCell,
  file: FileCell,
  address: AddressCell,
  mapPoint: MapPointCell,
  identityNumber: IdentityNumberCell,
  taxNumber: IdentityNumberCell,
  iban: IbanCell,
  password: PasswordCell,
  richText: RichTextCell,
  tags: TagsCell,
  weekPrices: WeekPricesCell,
  rows: RowsCell,
};

const ENDS: ReadonlySet<KindName> = new Set<KindName>(['number', 'money', 'percent', 'id']);

/** Returns true for kinds aligned to the end of their column, so that digits line up. */
export const isEndAligned = (kind: KindName) => ENDS.has(kind);
