import { useNotify } from 'react-admin';

interface CopyMessages {
  /** Key of the message once the text is copied. */
  done?: string;
  /** Key of the message if the browser denies access to the clipboard; it may contain `%{text}`. */
  refused?: string;
  /** Values of the message once the text is copied. */
  values?: Readonly<Record<string, string>>;
}

/** Returns a function that copies a text to the clipboard and notifies the user of the result. */
export function useCopy({
  done = 'ui.state.copied',
  refused = 'ui.state.notCopied',
  values,
}: CopyMessages = {}): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success', ...(values && { messageArgs: values }) });
    } catch {
      notify(refused, { type: 'warning', messageArgs: { text } });
    }
  };
}
