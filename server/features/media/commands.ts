import type { Schemas } from '#contract/types.ts';
import type { KeptPicture } from '../../files/KeptPicture.ts';
import type { Tx } from '../../http/call.ts';
import type { Ports } from '../../ports/ports.ts';
import { settlePage } from './settle.ts';
import { pictureOf } from './shape.ts';

/** Brings main photo, order and galleries of a page up to date once records of it were decided about or published. */
export async function settleMedia(tx: Tx, providerId: number): Promise<void> {
  await settlePage(tx, providerId);
}

/** Returns a waiting picture as the support desk sees it; null for none. */
export function waitingPicture(
  picture: KeptPicture | null,
  linking: { ports: Pick<Ports, 'links'>; now: Date },
): Schemas['MediaPicture'] {
  return pictureOf(picture, linking);
}
