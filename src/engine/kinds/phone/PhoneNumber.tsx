import { formatPhone } from '../../../ui/formatPhone.ts';

/** Renders a phone number, as a link unless `isLink` is false. */
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
