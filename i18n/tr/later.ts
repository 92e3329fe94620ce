import { byFileName } from '../byFileName.ts';
import type { Words } from '../words.ts';
import { consent } from './consent.ts';
import { gallery, galleryFields } from './gallery.ts';
import { help } from './help.ts';
import { popups } from './popups.ts';
import { referral } from './referral.ts';
import { settings } from './settings.ts';

/** What the pages of a resource say beyond its fields and actions. */
const files = import.meta.glob<Words>('./resources/later/*.ts', { eager: true, import: 'words' });
const resources: Words = { ...byFileName(files), gallery: galleryFields };

/** What nobody reads before the first screen stands. */
export const words = {
  consent,
  gallery,
  help,
  popups,
  referral,
  resources,
  settings,
};
