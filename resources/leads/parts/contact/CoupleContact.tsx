import type { CellProps } from '../../../../src/engine/definition/cellProps.ts';
import { EmailAddress } from '../../../../src/engine/kinds/email/EmailAddress.tsx';
import { EmptyValue } from '../../../../src/engine/kinds/EmptyValue.tsx';
import { PhoneNumber } from '../../../../src/engine/kinds/phone/PhoneNumber.tsx';
import type { Lead } from '../Lead.ts';

type Contact = CellProps<string | null, Lead>;

/** Renders the couple's phone number; a link only if the API allows calls. */
export function CouplePhone({ value, record }: Contact) {
  const isLink = record.allowed.channels.includes('call');
  return value ? <PhoneNumber number={value} isLink={isLink} /> : <EmptyValue />;
}

/** Renders the couple's e-mail address; a link only if the API allows e-mail. */
export function CoupleEmail({ value, record }: Contact) {
  const isLink = record.allowed.channels.includes('email');
  return value ? <EmailAddress address={value} isLink={isLink} /> : <EmptyValue />;
}
