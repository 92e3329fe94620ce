import { BreakingText } from '../../../ui/BreakingText.tsx';

/** An e-mail address for reading; a link that writes to it unless it may not be written to. */
export function EmailAddress({ address, isLink = true }: { address: string; isLink?: boolean }) {
  const shown = <BreakingText text={address} />;
  return isLink ? (
    <a href={`mailto:${address}`} dir="ltr">
      {shown}
    </a>
  ) : (
    <bdi dir="ltr">{shown}</bdi>
  );
}
