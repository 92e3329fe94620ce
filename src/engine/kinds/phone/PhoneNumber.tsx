import { formatPhone } from '../../../ui/formatPhone.ts';

/** A phone number for reading; a link that calls it unless the number may not be called. */
export function PhoneNumber({ number, isLink = true }: { number: string; isLink?: boolean }) {
  const shown = formatPhone(number);
  return isLink ? (
    <a href={`tel:${number}`} dir="ltr">
      {shown}
    </a>
  ) : (
    <bdi dir="ltr">{shown}</bdi>
  );
}
