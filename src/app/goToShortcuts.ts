import type { MenuGroup } from '../shell/menu.ts';
import type { GoToShortcut } from '../shell/GoToShortcut.ts';

/** Letter typed after `g` for each menu key. */
const LETTERS: Readonly<Record<string, string>> = {
  home: 'h',
  leads: 'l',
  todo: 't',
  calendar: 'c',
  providers: 'p',
  galleries: 'g',
  'provider-testimonials': 'y',
  discounts: 'd',
  'customer-users': 'u',
  support: 's',
  approvals: 'a',
};

/** Returns the shortcuts to the user's menu entries that have a letter, in the menu's order. */
export function goToShortcutsOf(entries: readonly MenuGroup[]): GoToShortcut[] {
  return entries.flatMap(({ key, label, to, hidden, locked }) => {
    const letter = LETTERS[key];
    return letter === undefined || to === undefined || hidden || locked
      ? []
      : [{ letter, label, to }];
  });
}
