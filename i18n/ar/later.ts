import type { messages as tr } from '../tr/later.ts';
import { byFileName } from '../byFileName.ts';
import type { Messages } from '../messages.ts';
import { bulk } from './bulk.ts';
import { bulkForm } from './bulkForm.ts';
import { checkout } from './checkout.ts';
import { subscription } from './subscription.ts';
import { consent } from './consent.ts';
import { gallery, galleryFields } from './gallery.ts';
import { help } from './help.ts';
import { imports } from './imports.ts';
import { lightbox } from './lightbox.ts';
import { listBoard } from './listBoard.ts';
import { listCalendar } from './listCalendar.ts';
import { listTiles } from './listTiles.ts';
import { listTimeline } from './listTimeline.ts';
import { mapPoint } from './mapPoint.ts';
import { merchant } from './merchant.ts';
import { packageLimit } from './packageLimit.ts';
import { panorama } from './panorama.ts';
import { paymentDesk } from './paymentDesk.ts';
import { photoList } from './photoList.ts';
import { pictureEditor } from './pictureEditor.ts';
import { pictureWall } from './pictureWall.ts';
import { popups } from './popups.ts';
import { referral } from './referral.ts';
import { realtime } from './realtime.ts';
import { richText } from './richText.ts';
import { rules } from './rules.ts';
import { runProgress } from './runProgress.ts';
import { shortcuts } from './shortcuts.ts';
import { savedViews } from './savedViews.ts';
import { settings } from './settings.ts';
import { signup } from './signup.ts';
import { supportAccess } from './supportAccess.ts';
import { statistics } from './statisticsPages.ts';
import { uploads } from './uploads.ts';
import { validation } from './validation.ts';

/** Messages of the pages of a resource beyond its fields and actions. */
const files = import.meta.glob<Messages>('./resources/later/*.ts', {
  eager: true,
  import: 'messages',
});
const resources: Messages = { ...byFileName(files), gallery: galleryFields };

/** Messages that are not read before the first screen is rendered. */
export const messages = {
  areas: { statistics },
  bulk,
  bulkForm,
  checkout,
  subscription,
  consent,
  gallery,
  help,
  imports,
  lightbox,
  listBoard,
  listCalendar,
  listTiles,
  listTimeline,
  mapPoint,
  merchant,
  packageLimit,
  panorama,
  paymentDesk,
  photoList,
  pictureEditor,
  pictureWall,
  popups,
  referral,
  resources,
  realtime,
  richText,
  rules,
  runProgress,
  savedViews,
  shortcuts,
  settings,
  signup,
  supportAccess,
  uploads,
  validation,
} satisfies Record<keyof typeof tr, object>;
