import { useLaterTools } from './DeferredMessages.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

/** How strong the password is that is being typed. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useLaterTools();
  return (
    <StrengthMeter
      password={password}
      label={t('meter.label')}
      say={(strength) => t(`meter.${strength}`)}
    />
  );
}
