import { boxesOf, type Box } from './boxes.ts';

/** Boxes of what a camera or an editor says of a video: place, device, author. No player needs them. */
const SAID = new Set(['udta', 'meta']);
/** Boxes that contain such boxes. */
const CONTAINERS = new Set(['moov', 'trak']);
/** Identifier of a `uuid` box with XMP metadata. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

const isXmp = ({ type, content }: Box) =>
  type === 'uuid' && content.subarray(0, XMP.length).equals(XMP);

/**
 * Overwrites what a camera says of an MP4 or QuickTime video, such as where it was taken, with an unused box of the
 * same size: no offset of the container changes. Other containers stay as they are.
 */
export function removeCameraData(bytes: Buffer): void {
  for (const box of boxesOf(bytes)) {
    if (SAID.has(box.type) || isXmp(box)) {
      box.whole.write('free', 4, 'latin1');
      box.content.fill(0);
    } else if (CONTAINERS.has(box.type)) removeCameraData(box.content);
  }
}
