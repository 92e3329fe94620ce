import { useTranslate } from 'react-admin';
import { memo, Suspense, useState } from 'react';
import { lazyOnDemand } from '../ui/lazyOnDemand.tsx';
import { useLocale } from '../ui/useLocale.ts';
import type { UserMenuProps } from './userMenuProps.ts';
import styles from './UserMenu.module.css';

const UserMenuItems = lazyOnDemand(async () => (await import('./UserMenuItems.tsx')).default);

/** Returns the initials of the first and last name, uppercased by the locale's rules. */
export function initialsOf(name: string, locale: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}

/** Renders the button with the user's name; its menu is preloaded on pointer enter and focus. */
export const UserMenu = memo(function UserMenu(props: UserMenuProps) {
  const { user } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={`${styles.trigger} ui-chevron`}
        aria-label={translate('shell.account.label', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={UserMenuItems.preload}
        onFocus={UserMenuItems.preload}
      >
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(user.name, locale)}
        </span>
        <bdi className={styles.name}>{user.name}</bdi>
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <UserMenuItems {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
});
