import type { words as tr } from '../tr/index.ts';
import type { Words } from '../words.ts';
import { apiErrors } from './apiErrors.ts';
import { app } from './app.ts';
import { consent } from './consent.ts';
import { areas } from './areas.ts';
import { engine } from './engine.ts';
import { features } from './features.ts';
import { gallery, galleryFields } from './gallery.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { listTools } from './listTools.ts';
import { notifications } from './notifications.ts';
import { palette } from './palette.ts';
import { places } from './places.ts';
import { popups } from './popups.ts';
import { ra } from './ra.ts';
import { realtime } from './realtime.ts';
import { referral } from './referral.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { shortcuts } from './shortcuts.ts';
import { support } from './support.ts';
import { ui } from './ui.ts';
import { validation } from './validation.ts';

/** Each resource's words are a file of its name: a new entity adds its file and touches no other. */
const files = import.meta.glob<Words>('./resources/*.ts', { eager: true, import: 'words' });
const resources: Words = {
  ...Object.fromEntries(
    Object.entries(files).map(([path, own]) => [
      path.slice('./resources/'.length, -'.ts'.length),
      own,
    ]),
  ),
  gallery: galleryFields,
};

export const words = {
  apiErrors,
  app,
  areas,
  consent,
  engine,
  features,
  gallery,
  help,
  home,
  listTools,
  notifications,
  palette,
  places,
  popups,
  ra,
  realtime,
  referral,
  resources,
  settings,
  shell,
  shortcuts,
  support,
  ui,
  validation,
} satisfies Record<keyof typeof tr, object>;
