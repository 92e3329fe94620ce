import sharp from 'sharp';
import { labelPattern, type Fill } from './FieldToFill.ts';
import { timeout } from './timeouts.ts';
import { expect } from '../panel.ts';
import { tr } from './translator.ts';

/** Creates a picture of the width that the contract requires. */
async function picture(width: number) {
  const size = { width, height: width, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background: '#7a1f4b' } })
    .png()
    .toBuffer();
  return { name: 'deneme.png', mimeType: 'image/png', buffer };
}

const document = {
  name: 'deneme.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

export const fillFile: Fill = async ({ visit, scope, field, label }) => {
  const { accept = ['image/png'], minWidth = 400, aspect } = field.facts;
  const group = scope.getByRole('group', { name: labelPattern(label) });
  const file = accept.includes('image/png') ? await picture(minWidth) : document;
  await group.locator('input[type=file]').setInputFiles(file);
  if (field.kind === 'image' && aspect !== undefined)
    await visit.page
      .getByRole('dialog', { name: tr('engine.upload.crop') })
      .getByRole('button', { name: tr('ui.action.apply') })
      .click();
  await expect(group.getByRole('listitem')).toHaveCount(1, timeout);
  return {};
};
