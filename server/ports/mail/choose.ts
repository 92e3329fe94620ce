import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { MailAddress, MailPort } from './port.ts';
import { sandboxMail } from './sandbox.ts';
import { smtpMail } from './smtp.ts';

export interface MailConfiguration {
  /** Undefined stores mails in the sandbox outbox. */
  smtpUrl?: string | undefined;
  from: MailAddress;
}

/** Creates the configured mail port. */
export function chooseMail({ smtpUrl, from }: MailConfiguration, kysely: Kysely<Tables>): MailPort {
  return smtpUrl ? smtpMail({ url: smtpUrl, from }) : sandboxMail({ kysely, from });
}
