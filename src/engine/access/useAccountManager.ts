import { useGetIdentity } from 'react-admin';
import { get } from '#contract/get.ts';

/** Returns the e-mail address of the account's manager; undefined if there is none. */
export function useAccountManager(): string | undefined {
  const { identity } = useGetIdentity();
  const found = get(identity, 'accountManager.email');
  return typeof found === 'string' && found !== '' ? found : undefined;
}
