import type { CellProps } from '../../../../src/engine/definition/cellProps.ts';
import { EmailAddress } from '../../../../src/engine/kinds/email/EmailAddress.tsx';
import { EmptyValue } from '../../../../src/engine/kinds/EmptyValue.tsx';
import { PhoneNumber } from '../../../../src/engine/kinds/phone/PhoneNumber.tsx';
import type { Lead } from '../Lead.ts';

type Contact = CellProps<string | null, Lead>;

/** The couple's number; a link only where the API lets us call. */
export function CouplePhone({ value, record }: Contact) {
  const isLink = record.allowed.channels.includes('call');
  return value ? <PhoneNumber number={value} isLink={isLink} /> : <EmptyValue />;
}

/** The couple's address; a link only where the API lets us write to it. */
export function CoupleEmail({ value, record }: Contact) {
  const isLink = record.allowed.channels.includes('email');
  return value ? <EmailAddress address={value} isLink={isLink} /> : <EmptyValue />;
}
