import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ruleOf } from '../session/guards.ts';
import { pagePaths, panelPattern } from '../session/panelPaths.ts';
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

declare const PANEL_PATHS: string;

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
    helpPhone: null,
  },
};

const session = sessionSample();
const impersonation = { begin: () => {}, end: async () => {}, expireImpersonation: () => {} };

/** Paths of routes outside resources. */
const routed = [
  ...homeRoutes(session),
  ...bareRoutes(session, { covered: undefined, controls: impersonation }),
  ...areaRoutes(session),
  ...referralRoutes(session, settings),
  ...settingsRoutes(session),
  ...supportRoutes(session, impersonation),
  todoRoute(session),
].map((route: ReactElement) => z.object({ path: z.string() }).parse(route.props).path);

it('the build knows every route of the resources', () => {
  const addresses = resourceMenus.map((menu) => ({
    routes: [routeOf(menu), ...(menu.below?.routes ?? [])],
    ...(menu.alias !== undefined && { alias: menu.alias }),
  }));
  expect(PANEL_PATHS).toBe(panelPattern(addresses));
});

it('the router has a route for every path of a page, and no other', () => {
  const isSignInPath = (path: string) => /^\/(auth|signup-wizard)\//.test(path);
  const listed = routed.filter((path) => !isSignInPath(path));
  // Pages.tsx mounts the gallery in demonstrations only.
  expect([...listed, pagePaths.gallery].toSorted()).toEqual(Object.values(pagePaths).toSorted());
});

it('every page requires a session', () => {
  for (const path of Object.values(pagePaths))
    for (const address of [path.replace(/\/:\w+\?/, ''), path.replace(/:\w+\?/, 'x')])
      expect(ruleOf(address), address).toEqual({ need: 'in', part: 'app' });
});
