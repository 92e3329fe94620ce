import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = /^dv_[\w-]{32}$/;
const HALF_A_YEAR_SECONDS = 180 * 86_400;

const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/** Browsers take a `__Host-` cookie by https from the host itself alone; a local http server cannot set one. */
const nameOf = (publicUrl: string) => `${isHttps(publicUrl) ? '__Host-' : ''}panel_device`;

/** Returns the device's token; empty where the request brings none. */
export function deviceOf({ cookies }: FastifyRequest, publicUrl: string): string {
  const token = cookies[nameOf(publicUrl)] ?? '';
  return TOKEN.test(token) ? token : '';
}

/**
 * Has the browser keep a device's token where no script reads it, beyond the end of the session. It
 * opens nothing by itself: a known device is only not slowed down by what strangers tried.
 */
export function keepDevice(reply: FastifyReply, token: string, publicUrl: string): void {
  reply.setCookie(nameOf(publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(publicUrl),
    maxAge: HALF_A_YEAR_SECONDS,
  });
}
