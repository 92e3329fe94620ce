import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../http/call.ts';
import type { Ports } from '../ports/ports.ts';
import { emailTemplate, smsText, type EmailKind, type SmsKind } from './emailTemplates.ts';

interface Sender {
  ports: Ports;
  log: FastifyBaseLogger;
}

interface Receiver {
  full_name: string;
  preferred_language: Language;
}

/** Sends an e-mail in the recipient's language; logs a failed delivery. Call it after the commit. */
export async function sendEmail(
  { ports, log }: Sender,
  receiver: Receiver,
  address: string,
  kind: EmailKind,
  params: Record<string, string>,
  link?: string,
): Promise<void> {
  const { full_name: name, preferred_language: language } = receiver;
  const messageKey = `${kind}-${randomUUID()}`;
  const contents = { name, params, ...(link !== undefined && { link }) };
  const sent = await ports.mail.send({
    to: [{ address, name }],
    ...emailTemplate(language, kind, contents),
    messageKey,
  });
  if (!sent.ok)
    log.warn(
      { messageKey, reason: sent.reason, detail: sent.detail },
      'an e-mail was not delivered',
    );
}

/** Sends an SMS in the recipient's language; logs a failed delivery. Call it after the commit. */
export async function sendSms(
  { ports, log }: Sender,
  receiver: Receiver,
  number: string,
  kind: SmsKind,
  params: Record<string, string>,
): Promise<void> {
  const messageKey = `${kind}-${randomUUID()}`;
  const sent = await ports.sms.send({
    to: number,
    text: smsText(receiver.preferred_language, kind, params),
    messageKey,
  });
  if (!sent.ok)
    log.warn(
      { messageKey, reason: sent.reason, detail: sent.detail },
      'a text message was not delivered',
    );
}

const underWay = new Set<Promise<void>>();

/** Continues work after the response, so that the response time does not reveal whether a recipient exists. */
export function inBackground({ log }: Sender, work: readonly Promise<void>[]): void {
  const sending = Promise.all(work)
    .catch((error: unknown) => log.error({ err: error }, 'a message failed'))
    .then(() => void underWay.delete(sending));
  underWay.add(sending);
}

/** Resolves once the work in the background of this process has ended; a process that stops waits for it. */
export async function backgroundWork(): Promise<void> {
  await Promise.all(underWay);
}
