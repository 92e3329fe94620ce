import { byFileName } from '../byFileName.ts';
import type { Messages } from '../messages.ts';
import { apiErrors } from './apiErrors.ts';
import { app } from './app.ts';
import { areas } from './areas.ts';
import { engine } from './engine.ts';
import { features } from './features.ts';
import { home } from './home.ts';
import { listTools } from './listTools.ts';
import { notifications } from './notifications.ts';
import { palette } from './palette.ts';
import { places } from './places.ts';
import { ra } from './ra.ts';
import { shell } from './shell.ts';
import { support } from './support.ts';
import { ui } from './ui.ts';

/** Each resource's words are a file of its name: a new entity adds its file and touches no other. */
const files = import.meta.glob<Messages>('./resources/*.ts', { eager: true, import: 'messages' });
const resources = byFileName(files);

/** Messages of the frame, the lists and the home page; fetched with them. */
export const messages = {
  apiErrors,
  app,
  areas,
  engine,
  features,
  home,
  listTools,
  notifications,
  palette,
  places,
  ra,
  resources,
  shell,
  support,
  ui,
};
