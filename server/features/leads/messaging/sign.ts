import type { Tx } from '../../../http/call.ts';
import { paragraphsOf } from '../../../mail/coupleHtml.ts';
import { plainLines } from '../../../mail/plainLines.ts';
import { findSignature } from './store/signatures.ts';

interface Words {
  body: string;
  /** Sanitised. */
  html: string | null;
}

/** The words of an e-mail with the signature of a user for a page below them, and the picture of that. */
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
