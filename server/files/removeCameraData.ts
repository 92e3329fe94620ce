import { boxesOf, type Box } from './boxes.ts';
import { fragmentRanges, trackIdOf } from './fragmentRanges.ts';
import { contentAt, sampleRanges } from './sampleRanges.ts';
import { isWebm, removeWebmTags } from './webm.ts';

/** Boxes of metadata by cameras and editors: place, device, author. No player needs them. */
const METADATA_BOXES = new Set(['udta', 'meta']);
/** Types of the tracks that are played; an action camera writes its places into a further one. */
const PLAYED = new Set(['vide', 'soun']);
/** Bytes of a handler before its type: version, flags and an unused number. */
const HANDLER_HEAD = 8;
/** Identifier of a `uuid` box with XMP metadata. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

const isXmp = ({ type, content }: Box) =>
  type === 'uuid' && content.subarray(0, XMP.length).equals(XMP);

/** Returns true for a track of neither pictures nor sound: places, subtitles, time codes. */
function isMetadataTrack({ type, content }: Box): boolean {
  const handler = type === 'trak' ? contentAt(content, 'mdia/hdlr') : undefined;
  if (!handler) return false;
  return !PLAYED.has(handler.toString('latin1', HANDLER_HEAD, HANDLER_HEAD + 4));
}

/** Overwrites a box with an unused one of the same size. */
function clear({ whole, content }: Box): void {
  whole.write('free', 4, 'latin1');
  content.fill(0);
}

/**
 * Returns a function that overwrites the samples of a track in the file. Samples that are more than the file, since
 * tracks share none, are a forgery and stop it.
 */
function sampleEraser(file: Buffer): (track: Buffer) => void {
  let left = file.length;
  let fragments: ReturnType<typeof fragmentRanges> | undefined;
  return (track) => {
    fragments ??= fragmentRanges(file);
    for (const [from, to] of [...sampleRanges(track), ...(fragments.get(trackIdOf(track)) ?? [])]) {
      left -= Math.max(0, Math.min(to, file.length) - from);
      if (left < 0) return;
      file.fill(0, Math.min(from, file.length), Math.min(to, file.length));
    }
  };
}

/**
 * Overwrites the metadata in a part of a file.
 * @param containers types of the boxes that are searched, from the outside in
 */
function clearIn(
  part: Buffer,
  clearSamples: (track: Buffer) => void,
  [container, ...inner]: readonly string[],
): void {
  for (const box of boxesOf(part)) {
    if (METADATA_BOXES.has(box.type) || isXmp(box)) clear(box);
    else if (isMetadataTrack(box)) {
      clearSamples(box.content);
      clear(box);
    } else if (box.type === container) clearIn(box.content, clearSamples, inner);
  }
}

/**
 * Overwrites metadata of a video by a camera or an editor, such as where it was taken, with unused bytes: boxes and
 * tracks of MP4 and QuickTime, tags and attachments of WebM. Sizes and offsets of the container do not change.
 */
export function removeCameraData(bytes: Buffer): void {
  if (isWebm(bytes)) removeWebmTags(bytes);
  else clearIn(bytes, sampleEraser(bytes), ['moov', 'trak']);
}
