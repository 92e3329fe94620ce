import { useGetIdentity } from 'react-admin';
import { get } from 'react-hook-form';

/** Returns the e-mail address of the account's manager, if it has one. */
export function useAccountManager(): string | undefined {
  const { identity } = useGetIdentity();
  const found: unknown = get(identity, 'accountManager.email');
  return typeof found === 'string' && found !== '' ? found : undefined;
}
