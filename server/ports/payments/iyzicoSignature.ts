import { createHmac, timingSafeEqual } from 'node:crypto';

export interface GatewayKeys {
  apiKey: string;
  secretKey: string;
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/** Returns true if two texts are equal, in constant time. */
export function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns the Authorization header of a request (IYZWSv2); `body` must be the exact text that is sent. */
export function authorization(
  keys: GatewayKeys,
  path: string,
  body: string,
  random: string,
): string {
  const signature = hmac(keys.secretKey, random + path + body);
  const text = `apiKey:${keys.apiKey}&randomKey:${random}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(text).toString('base64')}`;
}

/** Returns the signature of a response, over its fields in the prescribed order. */
export const answerSignature = (secretKey: string, fields: readonly string[]) =>
  hmac(secretKey, fields.join(':'));

/** Returns signature V3 of a notification about a direct payment. */
export function notificationSignature(
  secretKey: string,
  {
    event,
    paymentId,
    conversationId,
    status,
  }: Record<'event' | 'paymentId' | 'conversationId' | 'status', string>,
): string {
  return hmac(secretKey, secretKey + event + paymentId + conversationId + status);
}

/** Returns signature V3 of a notification about a payment on the gateway's own page. */
export function pageNotificationSignature(
  secretKey: string,
  parts: Record<'event' | 'paymentId' | 'token' | 'conversationId' | 'status', string>,
): string {
  const { event, paymentId, token, conversationId, status } = parts;
  return hmac(secretKey, secretKey + event + paymentId + token + conversationId + status);
}

/** Formats kuruş as the gateway's price: lira with a decimal point, at least one decimal, no trailing zeros. */
export function priceText(minor: number): string {
  const kurus = String(minor % 100)
    .padStart(2, '0')
    .replace(/0$/, '');
  return `${Math.floor(minor / 100)}.${kurus === '' ? '0' : kurus}`;
}

/** Parses a gateway price (text or number) to kuruş without float arithmetic; undefined if it is invalid. */
export function minorOf(price: unknown): number | undefined {
  const found = /^(\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(String(price));
  if (!found) return undefined;
  return parseInt(found[1] ?? '', 10) * 100 + parseInt((found[2] ?? '').padEnd(2, '0'), 10);
}
