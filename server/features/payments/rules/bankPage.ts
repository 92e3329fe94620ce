import type { Begun } from '../../../ports/payments/port.ts';

type Page = Extract<Begun, { kind: 'form' | 'page' }>;

interface PageFact {
  kind: 'page_given' | 'declined';
  reference: string;
  code: 'page_missing' | 'page_address' | null;
}

/** Returns true for a URL that the browser may be redirected to: https, or one of the gateway's own origins. */
export function isBankAddress(url: string, origins: readonly string[] | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  return origins ? origins.includes(origin) : protocol === 'https:';
}

/** Returns the fact about a page from the gateway: it can be shown, it is missing, or its URL is not the bank's. */
export function factOfPage(begun: Page, origins: readonly string[] | undefined): PageFact {
  const { reference } = begun;
  const isMissing = begun.kind === 'form' && !/<form[\s>]/i.test(begun.html);
  if (isMissing || reference === '') return { kind: 'declined', reference, code: 'page_missing' };
  if (begun.kind === 'page' && !isBankAddress(begun.url, origins))
    return { kind: 'declined', reference, code: 'page_address' };
  return { kind: 'page_given', reference, code: null };
}
