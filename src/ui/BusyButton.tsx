import type { ComponentProps } from 'react';

/**
 * Renders a button that ignores presses while its request is pending. It keeps the focus, which a disabled button
 * loses.
 */
export function BusyButton({
  isBusy,
  onClick,
  ...rest
}: ComponentProps<'button'> & { isBusy: boolean }) {
  return (
    <button type="button" {...rest} aria-disabled={isBusy} onClick={isBusy ? undefined : onClick} />
  );
}
