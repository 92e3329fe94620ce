import type { Mail, MailAddress } from './port.ts';

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const ADDRESS = /^[^\s\p{Cc}<>(),;:\\"[\]@]+@[^\s\p{Cc}<>(),;:\\"[\]@]+$/u;
const KEY = /^[\w.-]{1,120}$/;

/**
 * Validates a mail and folds every header value to one line, against header injection.
 * @returns undefined if an address is invalid
 * @throws Error for an invalid message key (a programming error)
 */
export function checkedMail(mail: Mail): Mail | undefined {
  if (!KEY.test(mail.messageKey)) throw new Error('Not a message key');
  const people = [...mail.to, ...(mail.cc ?? []), mail.from, mail.replyTo].filter(
    (one) => one !== undefined,
  );
  if (mail.to.length === 0 || !people.every(({ address }) => ADDRESS.test(address)))
    return undefined;
  return {
    ...mail,
    to: mail.to.map(onOneLine),
    ...(mail.cc && { cc: mail.cc.map(onOneLine) }),
    ...(mail.from && { from: onOneLine(mail.from) }),
    ...(mail.replyTo && { replyTo: onOneLine(mail.replyTo) }),
    subject: oneLine(mail.subject),
    ...(mail.attachments && {
      attachments: mail.attachments.map((file) => ({
        ...file,
        filename: oneLine(file.filename),
        contentType: oneLine(file.contentType),
      })),
    }),
  };
}

function onOneLine({ address, name }: MailAddress): MailAddress {
  return name === undefined ? { address } : { address, name: oneLine(name) };
}

function oneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim();
}
