import { useNotify } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { getCustomerUser, updateCustomerUser } from '#contract/operations.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import { passwordMinimum } from '../../sign-in/passwordStrength.ts';
import { faultOf } from '../refusal.ts';
import type { SettingsUser } from '../SettingsUser.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';

const EMPTY = { old: '', password: '', repeat: '' };

export type Values = typeof EMPTY;
type Faults = Partial<Record<keyof Values, string>>;

/** Returns the errors that are known before the request is sent, as message keys. */
function faultsOf({ old, password, repeat }: Values): Faults {
  return {
    ...(old === '' && { old: 'settings.password.faults.required' }),
    ...([...password].length < passwordMinimum && { password: 'settings.password.faults.short' }),
    ...(repeat !== password && { repeat: 'settings.password.faults.mismatch' }),
  };
}

/** Returns the values, the errors and the submit function of the password form. */
export function usePasswordForm({ id, customerId }: SettingsUser['user']) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [endsOthers, setEndsOthers] = useState(true);
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    const params = { customerId, id };
    // Fetches the current version, since other changes of the user do not conflict with the password.
    const { version } = (await api.call(getCustomerUser, { params })).data;
    await api.call(updateCustomerUser, {
      params,
      ifMatch: version,
      body: {
        oldPassword: values.old,
        password: values.password,
        ...(!endsOthers && { keepsOtherSessions: true }),
      },
    });
    setValues(EMPTY);
    notify(endsOthers ? 'settings.password.saved' : 'settings.password.savedHere', {
      type: 'success',
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(values);
    setFaults(found);
    if (isSaving || Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      await save();
    } catch (error) {
      const [old, password] = [faultOf(error, 'oldPassword'), faultOf(error, 'password')];
      setFaults({ ...(old && { old }), ...(password && { password }) });
      if (!old && !password) notifyError(error);
    } finally {
      setSaving(false);
    }
  };

  const change = (name: keyof Values, value: string) => {
    setValues({ ...values, [name]: value });
    setFaults({ ...faults, [name]: undefined });
  };
  return { values, faults, change, endsOthers, setEndsOthers, isSaving, submit };
}
