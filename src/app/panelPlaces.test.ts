import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ruleOf } from '../session/guards.ts';
import { ownPlaces, placesPattern } from '../session/panelPlaces.ts';
import { sessionSample } from '../session/sessionSample.ts';
import { areaRoutes } from './areaRoutes.tsx';
import { bareRoutes } from './bareRoutes.tsx';
import { homeRoutes } from './homeRoute.tsx';
import { routeOf } from './parseResourceRoute.ts';
import { referralRoutes } from './referralRoutes.tsx';
import { resourceMenus } from './resources.tsx';
import { settingsRoutes } from './settingsRoutes.tsx';
import type { ShellSettings } from './ShellSettings.ts';
import { supportRoutes } from './supportRoutes.tsx';
import { todoRoute } from './todoRoute.tsx';

declare const PANEL_PLACES: string;

const settings: ShellSettings = {
  campaigns: { upgrade: 54, referral: 65, creditPartner: 108 },
  features: { upgradeBanner: true, referral: true, chat: false, advertisementVideo: false },
  menu: { transferReviews: false, whatsApp: false },
  popups: { minutesBetween: 10 },
  links: {
    advertisementVideo: null,
    androidApp: null,
    iosApp: null,
    remoteDesktop: null,
    tutorials: null,
    whatsApp: null,
  },
};

const session = sessionSample();
const acting = { begin: () => {}, end: async () => {}, expireImpersonation: () => {} };

/** Paths of the pages that are no resource's, without the leading slash. */
const routed = [
  ...homeRoutes(session),
  ...bareRoutes(session),
  ...areaRoutes(session),
  ...referralRoutes(session, settings),
  ...settingsRoutes(session),
  ...supportRoutes(session, acting),
  todoRoute(session),
].map(({ props }: ReactElement<{ path?: string }>) => props.path?.slice(1) ?? '');

it('the build knows every route of the resources', () => {
  const addresses = resourceMenus.map((menu) => ({
    routes: [routeOf(menu), ...(menu.below?.routes ?? [])],
    ...(menu.alias !== undefined && { alias: menu.alias }),
  }));
  expect(PANEL_PLACES).toBe(placesPattern(addresses));
});

it('every other page of the panel is among its own places, and each of them is a page', () => {
  const ofSignIn = (path: string) => /^(auth\/|signup-wizard\/)/.test(path);
  const listed = routed.filter((path) => path !== '' && !ofSignIn(path));
  // Stands in Pages.tsx, where there is a demonstration.
  expect([...listed, 'gallery'].toSorted()).toEqual([...ownPlaces].toSorted());
});

it('every one of them needs a session', () => {
  for (const path of ownPlaces)
    for (const address of [path.replace(/\/:\w+\?/, ''), path.replace(/:\w+\?/, 'x')])
      expect(ruleOf(`/${address}`), address).toEqual({ need: 'in', part: 'app' });
});
