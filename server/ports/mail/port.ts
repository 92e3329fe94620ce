/** Somebody who writes or receives; `name` is shown, `address` alone decides where it goes. */
export interface MailAddress {
  address: string;
  name?: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Name by which the HTML part shows it, as `cid:name`; it is no file of the list then. */
  contentId?: string;
}

/** Everybody in `to` and `cc` sees everybody else there: people who do not know each other get a mail each. */
export interface Mail {
  to: MailAddress[];
  cc?: MailAddress[];
  /** The deployment's own address when left out. */
  from?: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  /** The same words as a whole document. */
  html?: string;
  attachments?: MailAttachment[];
  /** One for each mail, letters, digits, dot, hyphen and underscore; a repeated send carries the same one. */
  messageKey: string;
}

/** Full inbox and wrong address are the recipient's; unreachable may pass; refused will not by trying again. */
export type MailFailure = 'inbox_full' | 'wrong_address' | 'unreachable' | 'refused';

export type MailResult =
  | { ok: true; id: string }
  /** `detail` is for the log: codes only, nothing of the mail or its people. */
  | { ok: false; reason: MailFailure; detail?: string };

/** Never throws for what happens on the way. Call it after the commit: it waits for others, and cannot be undone. */
export interface MailPort {
  readonly kind: 'sandbox' | 'smtp';
  send(mail: Mail): Promise<MailResult>;
  close(): Promise<void>;
}
