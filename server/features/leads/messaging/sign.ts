import type { Tx } from '../../../http/call.ts';
import { paragraphsOf } from '../../../mail/coupleHtml.ts';
import { plainLines } from '../../../mail/plainLines.ts';
import { findSignature } from './store/signatures.ts';

interface Words {
  body: string;
  /** Sanitized HTML. */
  html: string | null;
}

/**
 * Returns the text of an e-mail with the user's signature for a provider appended, and the key of the
 * signature's image.
 */
export async function sign(
  tx: Tx,
  { body, html }: Words,
  signer: { userId: number; providerId: number },
): Promise<Words & { signature_image: string | null }> {
  const signature = await findSignature(tx, signer);
  if (!signature) return { body, html, signature_image: null };
  const { html: below, image: signature_image } = signature;
  if (below === null || below === '') return { body, html, signature_image };
  return {
    body: `${body.trim()}\n\n${plainLines(below)}`,
    html: `${html ?? paragraphsOf(body)}<div style="margin-top:24px">${below}</div>`,
    signature_image,
  };
}
