import { Suspense, useState } from 'react';
import { StepNotice } from './laterFiles.ts';
import { useTools } from './signInTools.ts';
import type { SocialService } from './signInStep.ts';
import { SocialLogo } from './SocialLogo.tsx';

const services: readonly SocialService[] = ['google', 'facebook'];

/** Renders the buttons for social sign-in. The service returns to /auth/google or /auth/facebook. */
export function SocialButtons() {
  const { t, client } = useTools();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<SocialService>();

  const leave = async (service: SocialService) => {
    setBusy(true);
    setFailed(undefined);
    try {
      // Imported on demand, since only a redirect needs it.
      const { leaveForService } = await import('./leaveForService.ts');
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
      {failed && (
        <Suspense>
          <StepNotice problem={`notices.${failed}`} />
        </Suspense>
      )}
    </>
  );
}
