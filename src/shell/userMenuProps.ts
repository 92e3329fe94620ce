import type { Language } from '#i18n/messages.ts';

/** Signed-in user. */
export interface ShellUser {
  name: string;
  customerName?: string;
}

export interface UserMenuProps {
  user: ShellUser;
  /** Languages that may be chosen; the choice is shown from two on. */
  languages: readonly Language[];
  /** Payments page of the first provider; left out for those without providers. */
  productInfoTo?: string;
  /** Page of the referral programme; left out where there is none. */
  referTo?: string;
}
