import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/**
 * Decodes the QR code in a picture, as a phone's camera does.
 * @throws Error if there is none
 */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture, { density: 300 })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The default time limit suits camera frames and is too short on a loaded machine.
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 10_000 });
}
