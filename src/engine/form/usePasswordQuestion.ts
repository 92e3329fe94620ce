import { useCallback, useMemo, useRef, useState } from 'react';

/** State of the password dialog during another operation. */
export interface PasswordQuestion {
  isOpen: boolean;
  /** Error message for the last password that the user entered. */
  fault: string | undefined;
  /** Opens the dialog. Resolves to the password, or undefined if the user cancels. */
  promptPassword: (fault?: string) => Promise<string | undefined>;
  answer: (password: string | undefined) => void;
}

export function usePasswordQuestion(): PasswordQuestion {
  const [question, setQuestion] = useState<{ fault: string | undefined }>();
  const resolve = useRef<(password: string | undefined) => void>(undefined);
  const promptPassword = useCallback(
    (fault?: string) =>
      new Promise<string | undefined>((done) => {
        resolve.current = done;
        setQuestion({ fault });
      }),
    [],
  );
  const answer = useCallback((password: string | undefined) => {
    setQuestion(undefined);
    resolve.current?.(password);
  }, []);
  return useMemo(
    () => ({ isOpen: question !== undefined, fault: question?.fault, promptPassword, answer }),
    [question, promptPassword, answer],
  );
}
