import { useTranslate } from 'react-admin';
import type { SocialService } from '../../sign-in/signInStep.ts';
import { SocialLogo } from '../../sign-in/SocialLogo.tsx';
import styles from '../parts.module.css';

interface SocialRowProps {
  service: SocialService;
  isLinked: boolean;
  /** True while the browser navigates to a service. */
  isLeaving: boolean;
  onConnect: () => void;
  onDisconnect: () => void;
}

/** Renders one service with its link state and a button to connect or disconnect it. */
export function SocialRow(props: SocialRowProps) {
  const { service, isLinked, isLeaving, onConnect, onDisconnect } = props;
  const translate = useTranslate();
  return (
    <li>
      <SocialLogo service={service} />
      <span className={styles.grow}>
        <span className={styles.name}>{translate(`settings.social.${service}.name`)}</span>
        <span className={styles.muted}>
          {translate(`settings.social.${isLinked ? 'linked' : 'notLinked'}`)}
        </span>
      </span>
      {isLinked ? (
        <button type="button" className="ui-button" onClick={onDisconnect}>
          {translate(`settings.social.${service}.disconnect`)}
        </button>
      ) : (
        <button
          type="button"
          className="ui-button"
          aria-disabled={isLeaving || undefined}
          onClick={() => {
            if (!isLeaving) onConnect();
          }}
        >
          {translate(`settings.social.${service}.connect`)}
        </button>
      )}
    </li>
  );
}
