import type { words as tr } from '../tr/index.ts';
import type { Words } from '../words.ts';
import { apiErrors } from './apiErrors.ts';
import { app } from './app.ts';
import { coupleSearch } from './coupleSearch.ts';
import { engine } from './engine.ts';
import { features } from './features.ts';
import { gallery, galleryFields } from './gallery.ts';
import { help } from './help.ts';
import { listTools } from './listTools.ts';
import { notifications } from './notifications.ts';
import { ra } from './ra.ts';
import { realtime } from './realtime.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
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
  coupleSearch,
  engine,
  features,
  gallery,
  help,
  listTools,
  notifications,
  ra,
  realtime,
  resources,
  settings,
  shell,
  support,
  ui,
  validation,
} satisfies Record<keyof typeof tr, object>;
