import { Logo } from '../../shell/Logo.tsx';
import styles from './Waiting.module.css';

/** A quiet bar that says that something is on its way, once the wait is felt. */
export function WaitingBar({ label }: { label: string }) {
  return (
    <div role="status" className="waiting-bar after-a-moment">
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

/** The page while it is not known what is to be shown. */
export function Waiting({ name, label }: { name: string; label: string }) {
  return (
    <main className={styles['page']}>
      <div className="after-a-moment">
        <Logo name={name} />
      </div>
      <WaitingBar label={label} />
    </main>
  );
}
