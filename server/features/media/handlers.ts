import type { Handlers } from '../../http/call.ts';
import { createMedia } from './handlers/create.ts';
import { getMediaItemDatas, updateMediaItemDatas } from './handlers/itemDatas.ts';
import {
  getMedia,
  listMedias,
  listProviderGalleries,
  listProviderMedias,
} from './handlers/list.ts';
import { getMainImage, updateMainImage } from './handlers/mainImage.ts';
import { moveMedia } from './handlers/move.ts';
import { deleteGallery, deleteMedia } from './handlers/remove.ts';
import { updateMedia } from './handlers/update.ts';

export const mediaHandlers = {
  listMedias,
  createMedia,
  getMedia,
  updateMedia,
  deleteMedia,
  moveMedia,
  getMediaItemDatas,
  updateMediaItemDatas,
  listProviderMedias,
  listProviderGalleries,
  getMainImage,
  updateMainImage,
  deleteGallery,
} satisfies Partial<Handlers>;
