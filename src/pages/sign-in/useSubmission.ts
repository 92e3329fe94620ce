import { useRef, useState } from 'react';
import { ApiError, errorPhrase } from '../../data/ApiError.ts';

/** Messages of a form: by the name of the field, and one for the whole. */
export interface Faults {
  readonly fields: Readonly<Record<string, string>>;
  /** A key of the words or words already; empty where there is nothing to say. */
  readonly message: string;
}

export interface Submission {
  readonly busy: boolean;
  readonly faults: Faults;
  /** Does the work unless it is being done; what it is rejected with becomes faults. */
  readonly run: (work: () => Promise<void>) => void;
  /** Shows faults found before anything was sent; true where there are none. */
  readonly check: (fields: Readonly<Record<string, string | undefined>>) => boolean;
}

const none: Faults = { fields: {}, message: '' };

/**
 * Errors of the API at the fields that the form has; what belongs to none of them is said above.
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

/** Sends a form once at a time. @param names of the form's fields, as the API calls them */
export function useSubmission(names: readonly string[]): Submission {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState(none);
  // State comes a render too late for a second click.
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
