import type { Request } from '@playwright/test';

/** Keys of what the API gives out, a prefix and 192 random bits; state and nonce are made for others. */
const KEY = /\b(?:at|ch|ck|inv|pt|qr|rk)_[\w-]{32}(?![\w-])/g;
/** A number as the database holds it; the ones of sandboxes and of the panel itself are no couple's. */
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

function bodyOf(request: Request): unknown {
  try {
    return request.postDataJSON();
  } catch {
    // A form with files, or a text.
    return undefined;
  }
}

/** Collects what the pages of a browser sent and only the API may receive. */
export class Secrets {
  readonly #typed = new Set<string>();

  /** Remembers the secrets that a page sends to its own API. */
  add(request: Request): void {
    for (const secret of fieldsOf(bodyOf(request))) this.#typed.add(secret);
  }

  /** Those found in a text, each once; phones are looked for too. */
  in(text: string): string[] {
    const typed = [...this.#typed].filter((secret) => text.includes(secret));
    return [...new Set([...typed, ...(text.match(KEY) ?? []), ...(text.match(PHONE) ?? [])])];
  }

  /** Those that a request carries to somebody else, in its address, its body or where it says it comes from. */
  sentAway(request: Request): string[] {
    const { referer = '' } = request.headers();
    return this.in(`${request.url()}\n${referer}\n${request.postData() ?? ''}`);
  }
}
