import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Language } from '#i18n/messages.ts';
import { visibleEntries, type MenuGroup } from '../../shell/menu.ts';
import { chooseColorMode, colorModes } from '../../ui/colorMode.ts';
import { chooseLanguage, languageNames } from '../../ui/language.ts';
import { openShortcuts } from '../../ui/panelEvents.ts';
import { useLocale } from '../../ui/useLocale.ts';
import type { PaletteEntry } from './paletteEntry.ts';

/**
 * Returns the menu's entries that have a destination and are not locked. An entry within a group gets the group's
 * name as its note.
 */
function destinationsOf(menu: readonly MenuGroup[], above?: string): PaletteEntry[] {
  return visibleEntries(menu).flatMap(({ key, label, to, href, locked, children }) => {
    if (children) return destinationsOf(children, label);
    const note = above === undefined ? {} : { note: above };
    if (locked) return [];
    if (href !== undefined)
      return [{ key, label, ...note, run: () => void open(href, '_blank', 'noopener') }];
    return to === undefined ? [] : [{ key, label, ...note, to }];
  });
}

export interface EntriesOf {
  menu: readonly MenuGroup[];
  languages: readonly Language[];
  /**
   * Entries that open the form of a new record, for resources that the user may create. `destinations` holds
   * destinations outside the menu.
   */
  creates: readonly PaletteEntry[];
  destinations: readonly PaletteEntry[];
  /** Switches to the search for couples only. */
  onCouples: (() => void) | undefined;
  onSignOut: () => void;
}

/** Returns the destinations and actions that are available from anywhere. */
export function useEntries(of: EntriesOf): {
  destinations: PaletteEntry[];
  actions: PaletteEntry[];
} {
  const { menu, languages, creates, destinations, onCouples, onSignOut } = of;
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(
    () => ({
      destinations: [
        ...destinationsOf(menu),
        ...destinations,
        { key: 'settings', label: translate('shell.account.settings'), to: '/settings' },
      ],
      actions: [
        ...creates,
        ...(onCouples
          ? [{ key: 'couples', label: translate('palette.couples'), run: onCouples }]
          : []),
        {
          key: 'shortcuts',
          label: translate('shortcuts.open'),
          run: () => void dispatchEvent(new Event(openShortcuts)),
        },
        ...colorModes.map((mode) => ({
          key: `mode ${mode}`,
          label: translate('palette.mode', { name: translate(`shell.account.${mode}`) }),
          run: () => chooseColorMode(mode),
        })),
        ...languages
          .filter((language) => language !== locale)
          .map((language) => ({
            key: `language ${language}`,
            label: translate('palette.language', { name: languageNames[language] }),
            run: () => chooseLanguage(language),
          })),
        { key: 'signOut', label: translate('shell.account.signOut'), run: onSignOut },
      ],
    }),
    [menu, destinations, creates, languages, onCouples, locale, translate, onSignOut],
  );
}
