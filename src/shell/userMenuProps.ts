import type { Language } from '#i18n/messages.ts';

/** Signed-in user. */
export interface ShellUser {
  name: string;
  customerName?: string;
}

export interface UserMenuProps {
  user: ShellUser;
  /** Selectable languages; the choice is rendered for two or more. */
  languages: readonly Language[];
  /** Path of the first provider's payments page; undefined for users without providers. */
  productInfoTo?: string;
  /** Path of the referral programme; undefined if there is none. */
  referTo?: string;
}
