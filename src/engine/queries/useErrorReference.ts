import { useTranslate } from 'react-admin';
import { requestIdOf } from '../../data/requestIdOf.ts';

/** Returns a message with the reference of a server error, for support requests; undefined for other errors. */
export function useErrorReference(error: unknown): string | undefined {
  const translate = useTranslate();
  const id = requestIdOf(error);
  return id && translate('ui.state.errorReference', { id });
}
