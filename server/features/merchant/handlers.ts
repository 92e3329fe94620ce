import type { Handlers } from '../../http/call.ts';
import { agreementHandlers } from './handlers/agreement.ts';
import { applicationHandlers } from './handlers/application.ts';
import {
  createSupportMerchantAction,
  getSupportMerchantDocument,
  listSupportMerchants,
} from './handlers/desk.ts';
import { documentHandlers } from './handlers/documents.ts';

export const merchantHandlers = {
  ...agreementHandlers,
  ...applicationHandlers,
  ...documentHandlers,
  listSupportMerchants,
  getSupportMerchantDocument,
  createSupportMerchantAction,
} satisfies Partial<Handlers>;
