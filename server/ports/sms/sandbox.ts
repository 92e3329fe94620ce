import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { storeInOutbox, SIMULATED_FAILURES } from '../sandbox/port.ts';
import { isPhoneNumber } from './phoneNumber.ts';
import type { Sms, SmsPort, SmsResult } from './port.ts';

interface SandboxSmsOptions {
  kysely: Kysely<Tables>;
  segmentMinor: number;
}

/** Stores each message in the sandbox outbox instead of sending it, once per message key. */
export function sandboxSms({ kysely, segmentMinor }: SandboxSmsOptions): SmsPort {
  async function send(sms: Sms): Promise<SmsResult> {
    if (!isPhoneNumber(sms.to)) return { ok: false, reason: 'wrong_number' };
    const kept = await storeInOutbox(kysely, {
      channel: 'sms',
      message_key: sms.messageKey,
      recipients: [sms.to],
      cc: [],
      body: sms.text,
      attachments: '[]',
      attachment_contents: [],
      outcome: outcomeOf(sms.to),
    });
    const failure = SIMULATED_FAILURES.sms.find(({ reason }) => reason === kept.outcome);
    return failure ? { ok: false, reason: failure.reason } : { ok: true, id: `sandbox-${kept.id}` };
  }
  return { kind: 'sandbox', segmentMinor, send };
}

function outcomeOf(to: string): string {
  return (
    SIMULATED_FAILURES.sms.find(({ when }) => when.some((number) => number === to))?.reason ??
    'sent'
  );
}
