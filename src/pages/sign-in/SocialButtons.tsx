import { useState } from 'react';
import { signInWithFacebook, signInWithGoogle } from '#contract/operations.ts';
import { useTools } from './signInTools.ts';
import type { SocialService } from './signInStep.ts';
import { rememberLeaving, returnPath } from './socialReturn.ts';
import { SocialLogo } from './SocialLogo.tsx';

const services: readonly SocialService[] = ['google', 'facebook'];

/** Leaves for the sign-in of another service; comes back at /auth/google or /auth/facebook. */
export function SocialButtons() {
  const { t, client } = useTools();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<SocialService>();

  const start = async (service: SocialService) => {
    const redirectUri = returnPath(service);
    return service === 'google'
      ? client.call(signInWithGoogle, { body: { intent: 'signin', redirectUri } })
      : client.call(signInWithFacebook, {
          body: { intent: 'signin', redirectUri, userType: 'customer' },
        });
  };
  const leave = async (service: SocialService) => {
    setBusy(true);
    setFailed(undefined);
    try {
      const answer = await start(service);
      if (answer.outcome !== 'redirect') throw new Error(`unexpected ${answer.outcome}`);
      const authUrl = new URL(answer.authUrl, location.origin);
      if (!/^https?:$/.test(authUrl.protocol)) throw new Error('not an address of the web');
      rememberLeaving(authUrl, location.search);
      location.assign(authUrl);
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
