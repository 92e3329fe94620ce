import { useTranslate } from 'react-admin';
import type { SocialService } from '../../sign-in/signInStep.ts';
import { SocialLogo } from '../../sign-in/SocialLogo.tsx';
import styles from '../parts.module.css';

interface SocialRowProps {
  service: SocialService;
  isLinked: boolean;
  /** The browser is on its way to a service. */
  isLeaving: boolean;
  onConnect: () => void;
  onDisconnect: () => void;
}

/** One service: whether it is linked, and the way to the other state. */
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
