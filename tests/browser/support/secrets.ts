import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';

/** Keys issued by the API, a prefix and 192 random bits; state and nonce are meant for other services. */
const KEY = /\b(?:at|cf|ch|ck|dv|inv|pp|pt|qr|rk|rv|wz)_[\w-]{32}(?![\w-])/g;
/** A phone number as the database stores it; the numbers of sandboxes and of the panel are no couple's. */
const PHONE = /\+90\d{10}(?!\d)/g;
const SECRET_FIELD = /^(?:password|newPassword|currentPassword|recoveryCode|idToken)$/;

function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && SECRET_FIELD.test(name) && inner.length > 5
      ? [inner]
      : fieldsOf(inner),
  );
}

/** Inspected parts of a request. */
export type Sent = Pick<Request, 'url' | 'headers' | 'postData' | 'postDataJSON'>;

/** Path at which the gateway's own fields give a token for a typed card. */
const CARD_FIELDS = '/fields/tokens';

/** Returns the usual spellings of a card number: plain, with blanks and with hyphens. */
const written = (digits: string): string[] =>
  ['', ' ', '-'].map((between) => (digits.match(/.{1,4}/g) ?? []).join(between));

function cardOf(body: unknown): string {
  const number: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'number') : undefined;
  return typeof number === 'string' ? number.replace(/\D/g, '') : '';
}

function bodyOf(request: Sent): unknown {
  try {
    return request.postDataJSON();
  } catch {
    // A form with files, or a text.
    return undefined;
  }
}

/** Collects secrets that pages may send to the API only; card numbers not even to the API. */
export class Secrets {
  readonly #typed = new Set<string>();
  readonly #cards = new Set<string>();
  readonly #misled = new Set<string>();

  /**
   * Stores the secrets that a page sends to its own API, and the card numbers that it sends to the gateway's
   * fields.
   */
  add(request: Sent): void {
    const body = bodyOf(request);
    const digits = new URL(request.url()).pathname === CARD_FIELDS ? cardOf(body) : '';
    if (digits.length > 11) for (const one of written(digits)) this.#cards.add(one);
    else for (const card of this.#cardsSent(request)) this.#misled.add(`${card} ${request.url()}`);
    for (const secret of fieldsOf(body)) this.#typed.add(secret);
  }

  /** Returns true once a card was typed. */
  get hasCards(): boolean {
    return this.#cards.size > 0;
  }

  /** Returns card numbers that were sent to the panel's own API, each with its URL. */
  get misled(): string[] {
    return [...this.#misled];
  }

  /** Returns the card numbers in a text or in the bytes of a file. */
  cardsIn(text: string | Buffer): string[] {
    return [...this.#cards].filter((card) => text.includes(card));
  }

  /** Returns the card numbers in the files of a folder, with their files: tables, indexes and log of the database. */
  cardsInFolder(folder: string): string[] {
    if (!this.hasCards) return [];
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return this.cardsIn(readFileSync(file)).map((card) => `${card} ${file}`);
      });
  }

  /** Returns the secrets in a text, each once; also searches for phone numbers. */
  in(text: string): string[] {
    const typed = [...this.#typed].filter((secret) => text.includes(secret));
    const shaped = [...(text.match(KEY) ?? []), ...(text.match(PHONE) ?? [])];
    return [...new Set([...typed, ...this.cardsIn(text), ...shaped])];
  }

  /** Returns the secrets that a request sends to another origin, in its URL, body or referrer. */
  sentAway(request: Sent): string[] {
    return this.in(textOf(request));
  }

  #cardsSent = (request: Sent): string[] => this.cardsIn(textOf(request));
}

function textOf(request: Sent): string {
  const { referer = '' } = request.headers();
  return `${request.url()}\n${referer}\n${request.postData() ?? ''}`;
}
