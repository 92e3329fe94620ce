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

/** Renders the form on one side and, on wide screens, a decorative picture on the other. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const { t, resuming } = useTools();
  // Narrow screens never fetch the picture.
  const pictured = useMedia('(min-width: 1000px)');
  // When resuming, the page below already has a `main` element.
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
