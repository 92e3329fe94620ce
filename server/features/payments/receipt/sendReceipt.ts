import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../http/apiError.ts';
import type { Call } from '../../../http/call.ts';
import { emailTemplate } from '../../../mail/emailTemplates.ts';
import { receiptName, renderReceipt, type ReceiptFacts } from './renderReceipt.ts';

/** Sends a receipt to the caller's own address, as an attachment. */
export async function sendReceipt(
  {
    ports,
    principal,
    language,
  }: Pick<Call<'createPaymentAction'>, 'ports' | 'principal' | 'language'>,
  address: string,
  facts: ReceiptFacts,
): Promise<void> {
  const content = await renderReceipt(facts, language);
  const { subject, text, html } = emailTemplate(language, 'receipt', {
    name: principal.name,
    params: { what: facts.description },
  });
  const sent = await ports.mail.send({
    to: [{ address, name: principal.name }],
    subject,
    text,
    html,
    attachments: [
      { filename: receiptName(facts.id, language), contentType: 'application/pdf', content },
    ],
    messageKey: `receipt-${facts.id}-${randomUUID()}`,
  });
  if (!sent.ok) throw new ApiError('refused', { reason: 'send_failed_own' });
}
