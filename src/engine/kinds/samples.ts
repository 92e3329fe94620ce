import { samples as address } from './address/samples.ts';
import { samples as ago } from './ago/samples.ts';
import { samples as boolean } from './boolean/samples.ts';
import { samples as configItem } from './configItem/samples.ts';
import { samples as date } from './date/samples.ts';
import { samples as dateTime } from './dateTime/samples.ts';
import { samples as email } from './email/samples.ts';
import { samples as members } from './enum/samples.ts';
import type { Samples } from '../definition/field.ts';
import { samples as iban } from './iban/samples.ts';
import { samples as file } from './file/samples.ts';
import { samples as id } from './id/samples.ts';
import { samples as identityNumber } from './identityNumber/samples.ts';
import { samples as image } from './image/samples.ts';
import type { KindName } from '../definition/kinds.ts';
import { samples as longText } from './longText/samples.ts';
import { samples as mapPoint } from './mapPoint/samples.ts';
import { samples as money } from './money/samples.ts';
import { samples as number } from './number/samples.ts';
import { samples as password } from './password/samples.ts';
import { samples as percent } from './percent/samples.ts';
import { samples as phone } from './phone/samples.ts';
import { samples as phoneOrEmail } from './phoneOrEmail/samples.ts';
import { samples as rating } from './rating/samples.ts';
import { samples as reference } from './reference/samples.ts';
import { samples as richText } from './richText/samples.ts';
import { samples as rows } from './rows/samples.ts';
import { samples as status } from './status/samples.ts';
import { samples as tags } from './tags/samples.ts';
import { samples as taxNumber } from './taxNumber/samples.ts';
import { samples as text } from './text/samples.ts';
import { samples as url } from './url/samples.ts';
import { samples as videoLink } from './videoLink/samples.ts';
import { samples as weekPrices } from './weekPrices/samples.ts';
import { samples as version } from './version/samples.ts';

/** Examples of each kind, for tests and the gallery only. A kind without examples does not compile. */
export const samples: Record<KindName, Samples> = {
  id,
  version,
  text,
  longText,
  number,
  money,
  percent,
  rating,
  boolean,
  enum: members,
  status,
  configItem,
  reference,
  date,
  dateTime,
  ago,
  email,
  phone,
  phoneOrEmail,
  url,
  videoLink,
  image,
  file,
  address,
  mapPoint,
  identityNumber,
  taxNumber,
  iban,
  password,
  richText,
  tags,
  weekPrices,
  rows,
};
