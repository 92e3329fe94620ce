import { useLaterTools } from './DeferredMessages.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

/** Renders the strength of the password while the user types it. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useLaterTools();
  return (
    <StrengthMeter
      password={password}
      label={t('meter.label')}
      labelOf={(strength) => t(`meter.${strength}`)}
    />
  );
}
