import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/**
 * Reads the text of a QR code in a picture, as a phone's camera does.
 * @throws Error where it finds none
 */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture, { density: 300 })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A loaded machine takes longer than a frame of a camera.
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 10_000 });
}
