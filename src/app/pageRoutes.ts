import type { ComponentType } from 'react';
import type { Schemas } from '#contract/types.ts';
import type { Feature } from '../engine/definition/config.ts';
import type { PageName } from '../session/panelPaths.ts';

export interface PageRoute {
  /** Permission that the page requires; without it the 401 page is rendered, and the menu hides its entry. */
  readonly permission?: Schemas['Permission'];
  /** Package feature that the page requires of a provider; without it the menu entry is locked. */
  readonly feature?: Feature;
  /** Imports the page's component; a redirect has none. */
  readonly load?: () => Promise<ComponentType<never>>;
  /** `first` if the page renders without MUI and with the initial messages alone. */
  readonly needs?: 'first';
}

const home = {
  load: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  needs: 'first',
} as const;
const report = {
  permission: 'statistics.read',
  load: async () => (await import('../pages/statistics/ReportPage.tsx')).ReportPage,
} as const;

/**
 * Permission, package feature and code of each page that no resource declares. The router (`pageRoute.tsx`), the
 * menu (`pageEntry.ts`) and the prefetching of the first screen (`importScreen.ts`) read it; the paths are in
 * `src/session/panelPaths.ts`.
 */
export const pageRoutes = {
  home,
  dashboard: home,
  todo: {
    permission: 'leads.read',
    load: async () => (await import('../pages/todo/TodoPage.tsx')).TodoPage,
  },
  checkout: {
    permission: 'payments.read',
    load: async () => (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage,
  },
  cards: {
    permission: 'payments.read',
    load: async () => (await import('../pages/checkout/CardsPage.tsx')).CardsPage,
  },
  merchant: {
    permission: 'payments.read',
    load: async () => (await import('../pages/merchant/MerchantPage.tsx')).MerchantPage,
  },
  subscription: {
    permission: 'payments.read',
    load: async () => (await import('../pages/subscription/SubscriptionPage.tsx')).SubscriptionPage,
  },
  gallery: { load: async () => (await import('../gallery/Gallery.tsx')).Gallery },
  instagramReturn: {
    load: async () =>
      (await import('../pages/social-return/SocialReturnPage.tsx')).SocialReturnPage,
  },
  referral: { load: async () => (await import('../pages/referral/ReferralPage.tsx')).ReferralPage },
  referralSuccess: {
    load: async () => (await import('../pages/referral/ReferralSuccess.tsx')).ReferralSuccess,
  },
  referralConditions: {
    load: async () => (await import('../pages/referral/ReferralConditions.tsx')).ReferralConditions,
  },
  settings: { load: async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage },
  statistics: {},
  deals: { ...report, feature: 'dealStats' },
  visits: { ...report, feature: 'pageStats' },
  weddings: {
    permission: 'statistics.read',
    feature: 'pageStats',
    load: async () => (await import('../pages/statistics/WeddingsPage.tsx')).WeddingsPage,
  },
  rivals: {
    permission: 'statistics.read',
    feature: 'rivalStats',
    load: async () => (await import('../pages/statistics/RivalsPage.tsx')).RivalsPage,
  },
  magnet: report,
  scores: {
    permission: 'statistics.read',
    load: async () => (await import('../pages/statistics/ScoresPage.tsx')).ScoresPage,
  },
  desk: {
    permission: 'support.act',
    load: async () => (await import('../pages/support/Desk.tsx')).Desk,
  },
  approvals: {
    permission: 'support.act',
    load: async () => (await import('../pages/support/Approvals.tsx')).Approvals,
  },
  signups: {
    permission: 'support.act',
    load: async () => (await import('../pages/support/Signups.tsx')).Signups,
  },
  paymentDesk: {
    permission: 'support.act',
    load: async () => (await import('../pages/support/payments/PaymentDesk.tsx')).PaymentDesk,
  },
  templates: {},
  signatures: {
    permission: 'templates.read',
    load: async () => (await import('../pages/signatures/SignaturesPage.tsx')).SignaturesPage,
  },
} as const satisfies Record<PageName, PageRoute>;

/** Names of the pages that render the home page. */
export type HomeName = {
  [N in PageName]: (typeof pageRoutes)[N] extends typeof home ? N : never;
}[PageName];
