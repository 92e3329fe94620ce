import { useState } from 'react';
import { leaveForService } from './leaveForService.ts';
import { useTools } from './signInTools.ts';
import type { SocialService } from './signInStep.ts';
import { SocialLogo } from './SocialLogo.tsx';

const services: readonly SocialService[] = ['google', 'facebook'];

/** Leaves for the sign-in of another service; comes back at /auth/google or /auth/facebook. */
export function SocialButtons() {
  const { t, client } = useTools();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<SocialService>();

  const leave = async (service: SocialService) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await leaveForService(client, service, 'signin');
    } catch {
      setFailed(service);
      setBusy(false);
    }
  };

  return (
    <>
      {services.map((service) => (
        <button
          key={service}
          type="button"
          className="ui-button ui-button--wide"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void leave(service);
          }}
        >
          <SocialLogo service={service} />
          {t(`login.${service}`)}
        </button>
      ))}
      <div role="alert">{failed && <p className="ui-error">{t(`notices.${failed}`)}</p>}</div>
    </>
  );
}
