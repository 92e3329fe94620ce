/** Sender or recipient; `name` is only displayed. */
export interface MailAddress {
  address: string;
  name?: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Content id by which the HTML part embeds it, as `cid:name`; it is not listed as an attachment then. */
  contentId?: string;
}

/** All recipients in `to` and `cc` see each other; strangers need a mail each. */
export interface Mail {
  to: MailAddress[];
  cc?: MailAddress[];
  /** Default: the deployment's own address. */
  from?: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  /** The same text as a complete HTML document. */
  html?: string;
  attachments?: MailAttachment[];
  /** Idempotency key of letters, digits, dot, hyphen and underscore; a retry has the same one. */
  messageKey: string;
}

/**
 * Full inbox and wrong address are caused by the recipient; `unreachable` may be temporary; `refused` is
 * permanent.
 */
export type MailFailure = 'inbox_full' | 'wrong_address' | 'unreachable' | 'refused';

export type MailResult =
  | { ok: true; id: string }
  /** `detail` is for the log: codes only, no contents and no personal data. */
  | { ok: false; reason: MailFailure; detail?: string };

/**
 * Sends mails. Returns failures instead of throwing. Call it after the commit: sending is slow and cannot be
 * undone.
 */
export interface MailPort {
  readonly kind: 'sandbox' | 'smtp';
  send(mail: Mail): Promise<MailResult>;
  close(): Promise<void>;
}
