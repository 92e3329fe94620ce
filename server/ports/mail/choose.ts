import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { MailAddress, MailPort } from './port.ts';
import { sandboxMail } from './sandbox.ts';
import { smtpMail } from './smtp.ts';

export interface MailConfiguration {
  /** Without it mails stay in the sandbox outbox. */
  smtpUrl?: string | undefined;
  from: MailAddress;
}

/** The mail port that the configuration asks for. */
export function chooseMail({ smtpUrl, from }: MailConfiguration, kysely: Kysely<Tables>): MailPort {
  return smtpUrl ? smtpMail({ url: smtpUrl, from }) : sandboxMail({ kysely, from });
}
