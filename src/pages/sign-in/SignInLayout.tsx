import { Suspense, type ReactNode } from 'react';
import { Logo } from '../../shell/Logo.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useTools } from './signInTools.ts';
import styles from './SignInLayout.module.css';

const GardenPicture = lazyWithPreload(
  async () => (await import('./GardenPicture.tsx')).GardenPicture,
  'first',
);

/** The form on one side, a quiet picture on the other where there is room for it. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const { t, resuming } = useTools();
  // A phone never fetches it.
  const pictured = useMedia('(min-width: 1000px)');
  // Over waiting work it is a dialog of a page that has its own main part.
  const Side = resuming ? 'div' : 'main';
  return (
    <div className={styles['page']}>
      <Side className={styles['side']}>
        <header className={styles['top']}>
          <Logo name={t('app.name')} />
          {!resuming && <LanguageSwitch />}
        </header>
        <div className={styles['content']}>{children}</div>
      </Side>
      <aside className={styles['picture']}>
        <p className={styles['motto']}>
          <strong>{t('picture.title')}</strong>
          <span>{t('picture.text')}</span>
        </p>
        <Suspense>{pictured && <GardenPicture />}</Suspense>
      </aside>
    </div>
  );
}
