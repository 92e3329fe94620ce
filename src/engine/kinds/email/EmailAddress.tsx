import { BreakingText } from '../../../ui/BreakingText.tsx';

/** Renders an e-mail address, as a link unless `isLink` is false. */
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
