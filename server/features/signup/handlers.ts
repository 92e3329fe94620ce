import type { Handlers } from '../../http/call.ts';
import {
  createSupportWizard,
  createSupportWizardAction,
  listSupportWizards,
} from './handlers/desk.ts';
import { addProviderWizardImage, deleteProviderWizardImage } from './handlers/images.ts';
import { getProviderWizard, saveProviderWizard } from './handlers/link.ts';

export const signupHandlers = {
  getProviderWizard,
  saveProviderWizard,
  addProviderWizardImage,
  deleteProviderWizardImage,
  listSupportWizards,
  createSupportWizard,
  createSupportWizardAction,
} satisfies Partial<Handlers>;
