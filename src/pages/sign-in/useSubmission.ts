import { useRef, useState } from 'react';
import { ApiError, errorPhrase } from '../../data/ApiError.ts';

/** Error messages of a form: per field, and one for the whole form. */
export interface Faults {
  readonly fields: Readonly<Record<string, string>>;
  /** Message key or text; empty if there is none. */
  readonly message: string;
}

export interface Submission {
  readonly busy: boolean;
  readonly faults: Faults;
  /** Runs the work unless it is already running; a rejection becomes faults. */
  readonly run: (work: () => Promise<void>) => void;
  /** Shows errors found before sending; returns true if there are none. */
  readonly check: (fields: Readonly<Record<string, string | undefined>>) => boolean;
}

const none: Faults = { fields: {}, message: '' };

/**
 * Maps an API error to the form's fields; errors of other fields form the general message.
 * @param names of the form's fields
 */
export function faultsOf(error: unknown, names: readonly string[]): Faults {
  if (!(error instanceof ApiError)) return { fields: {}, message: errorPhrase.unexpected };
  const here = error.errors.filter((fault) => names.includes(fault.path));
  const elsewhere = error.errors.filter((fault) => !names.includes(fault.path));
  const message = [...new Set(elsewhere.map((fault) => fault.message))].join(' ');
  return {
    fields: Object.fromEntries(here.map((fault) => [fault.path, fault.message])),
    message: message || (here.length > 0 ? '' : error.message),
  };
}

/**
 * Returns the state of a form's submission; only one runs at a time.
 * @param names of the form's fields, as in the API
 */
export function useSubmission(names: readonly string[]): Submission {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState(none);
  // State updates too late to block a second click.
  const running = useRef(false);

  const work = async (task: () => Promise<void>) => {
    running.current = true;
    setBusy(true);
    setFaults(none);
    try {
      await task();
    } catch (error) {
      setFaults(faultsOf(error, names));
    }
    running.current = false;
    setBusy(false);
  };

  return {
    busy,
    faults,
    run: (task) => {
      if (!running.current) void work(task);
    },
    check: (fields) => {
      const found = Object.entries(fields).flatMap(([name, message]) =>
        message ? [[name, message] as const] : [],
      );
      setFaults({ fields: Object.fromEntries(found), message: '' });
      return found.length === 0;
    },
  };
}
