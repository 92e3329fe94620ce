import type { Handlers } from '../../http/call.ts';
import { createCustomer, getCustomer, updateCustomer } from './handlers/account.ts';
import {
  createCustomerAction,
  createCustomerInteraction,
  listCustomerActions,
  listCustomerInteractions,
} from './handlers/activities.ts';
import { createCustomerUser } from './handlers/createUser.ts';
import { deleteCustomerUser } from './handlers/deleteUser.ts';
import { deleteCustomerUserImage, uploadCustomerUserImage } from './handlers/image.ts';
import { acceptInvitation, getInvitation } from './handlers/invitations.ts';
import { linkProvider, unlinkProvider, updateProviderLink } from './handlers/links.ts';
import { deleteSignatureImage, uploadSignatureImage } from './handlers/signatureImage.ts';
import { connectSocialAccount, deleteSocialAccount } from './handlers/socialAccounts.ts';
import { updateCustomerUser } from './handlers/updateUser.ts';
import { getCustomerUser, getCustomerUsersSummary, listCustomerUsers } from './handlers/users.ts';

export const customerHandlers = {
  createCustomer,
  getCustomer,
  updateCustomer,
  listCustomerUsers,
  createCustomerUser,
  getCustomerUsersSummary,
  getCustomerUser,
  updateCustomerUser,
  deleteCustomerUser,
  deleteCustomerUserImage,
  uploadCustomerUserImage,
  linkProvider,
  updateProviderLink,
  unlinkProvider,
  deleteSignatureImage,
  uploadSignatureImage,
  connectSocialAccount,
  deleteSocialAccount,
  getInvitation,
  acceptInvitation,
  listCustomerActions,
  createCustomerAction,
  listCustomerInteractions,
  createCustomerInteraction,
} satisfies Partial<Handlers>;
