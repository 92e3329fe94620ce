import { useImperativeHandle, useState, type Ref } from 'react';
import { useLocale } from '../../ui/useLocale.ts';
import { useMedia } from '../../ui/useMedia.ts';
import styles from './CheckoutPage.module.css';
import { useCardFields, type TypedCard } from './useCardFields.ts';

export interface CardFieldsHandle {
  /**
   * Sends the input to the gateway. Resolves with undefined if it is invalid; the fields show the error.
   * @throws Error if the gateway does not answer
   */
  submit: () => Promise<TypedCard | undefined>;
}

interface CardFieldsProps {
  url: string;
  /** True if only the security code of a stored card is required. */
  isCvcOnly?: boolean;
  title: string;
  ref: Ref<CardFieldsHandle>;
  onEnter: () => void;
  onInput?: () => void;
  onBin?: (bin: string) => void;
}

/** Returns the color mode of the page: the user's choice, otherwise the system's; follows changes of both. */
function useScheme(): 'light' | 'dark' {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return isSystemDark ? 'dark' : 'light';
}

/** Renders the gateway's own card fields in an iframe, so that the panel never receives card data. */
export function CardFields({
  url,
  isCvcOnly = false,
  title,
  ref,
  onEnter,
  onInput,
  onBin,
}: CardFieldsProps) {
  const locale = useLocale();
  const scheme = useScheme();
  // A changed address would reload the fields and lose the input; later modes are sent as messages.
  const [openedIn] = useState(scheme);
  const address = new URL(url);
  address.searchParams.set('lang', locale.slice(0, 2));
  address.searchParams.set('scheme', openedIn);
  if (isCvcOnly) address.searchParams.set('mode', 'cvc');
  const { frame, height, submit } = useCardFields({ url, scheme, onEnter, onInput, onBin });
  useImperativeHandle(ref, () => ({ submit }), [submit]);
  return (
    <iframe
      ref={frame}
      className={styles.fields}
      src={address.href}
      title={title}
      height={height > 0 ? height : isCvcOnly ? 72 : 232}
    />
  );
}
