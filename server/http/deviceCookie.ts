import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = /^dv_[\w-]{32}$/;
const HALF_A_YEAR_SECONDS = 180 * 86_400;

const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/** Browsers accept a `__Host-` cookie over https only, so a local http server uses a plain name. */
const nameOf = (publicUrl: string) => `${isHttps(publicUrl) ? '__Host-' : ''}panel_device`;

/** Returns the device's token; empty without a cookie. */
export function deviceOf({ cookies }: FastifyRequest, publicUrl: string): string {
  const token = cookies[nameOf(publicUrl)] ?? '';
  return TOKEN.test(token) ? token : '';
}

/**
 * Sets the device token as an HttpOnly cookie that outlives the session. It grants no access: it only exempts a
 * known device from limits caused by attempts of other devices.
 */
export function setDeviceCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  reply.setCookie(nameOf(publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(publicUrl),
    maxAge: HALF_A_YEAR_SECONDS,
  });
}
