import { useTranslate } from 'ra-core';
import { requestIdOf } from '../../data/requestIdOf.ts';

/** What support finds an error of the server by, in words; undefined for any other error. */
export function useErrorReference(error: unknown): string | undefined {
  const translate = useTranslate();
  const id = requestIdOf(error);
  return id && translate('ui.state.errorReference', { id });
}
