import type { IdentityPort } from './identity/port.ts';
import type { MailPort } from './mail/port.ts';
import type { PaymentGateway } from './payments/port.ts';
import type { RealtimePort } from './realtime/port.ts';
import type { ReviewsPort } from './reviews/port.ts';
import type { SmsPort } from './sms/port.ts';
import type { FileLinks } from './storage/links.ts';
import type { StoragePort } from './storage/port.ts';
import type { TelephonyPort } from './telephony/port.ts';

/** Adapters of all external services. */
export interface Ports {
  mail: MailPort;
  sms: SmsPort;
  storage: StoragePort;
  /** Signed links to private files. */
  links: FileLinks;
  identity: IdentityPort;
  telephony: TelephonyPort;
  realtime: RealtimePort;
  payments: PaymentGateway;
  reviews: ReviewsPort;
}
