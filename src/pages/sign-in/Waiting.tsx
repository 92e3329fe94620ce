import { Logo } from '../../shell/Logo.tsx';
import styles from './Waiting.module.css';

/** Renders a progress bar that appears after a short delay. */
export function WaitingBar({ label }: { label: string }) {
  return (
    <div role="status" className="waiting-bar after-a-moment">
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

/** Renders the logo and a progress bar until the page to show is known. */
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
