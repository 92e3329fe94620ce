import { useTranslate } from 'react-admin';
import { requestIdOf } from '../../data/requestIdOf.ts';

/** Returns the message with a server error's reference for support; undefined for any other error. */
export function useErrorReference(error: unknown): string | undefined {
  const translate = useTranslate();
  const id = requestIdOf(error);
  return id && translate('ui.state.errorReference', { id });
}
