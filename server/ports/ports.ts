import type { IdentityPort } from './identity/port.ts';
import type { MailPort } from './mail/port.ts';
import type { PaymentGateway } from './payments/port.ts';
import type { RealtimePort } from './realtime/port.ts';
import type { ReviewsPort } from './reviews/port.ts';
import type { SmsPort } from './sms/port.ts';
import type { FileLinks } from './storage/links.ts';
import type { StoragePort } from './storage/port.ts';
import type { TelephonyPort } from './telephony/port.ts';

/** Everything outside of our own walls, by its kind. */
export interface Ports {
  mail: MailPort;
  sms: SmsPort;
  storage: StoragePort;
  /** Links to the private files of the storage. */
  links: FileLinks;
  identity: IdentityPort;
  telephony: TelephonyPort;
  realtime: RealtimePort;
  payments: PaymentGateway;
  reviews: ReviewsPort;
}
