import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { app } from '../i18n/tr/app.ts';
import { projectFolder } from '../server/projectFolder.ts';

const SOURCE = join(projectFolder, 'src/app/icon.svg');
/** Background of pages, as in src/ui/tokens.css. */
const LIGHT_BACKGROUND = '#faf8f7';
const DARK_BACKGROUND = '#171416';
/** Scale of the logo on a maskable icon, of which devices may show only the middle 80 per cent. */
const MASKABLE_SCALE = 0.74;

/** Renders the logo as a square PNG, size in pixels; a maskable icon has an opaque background to its edges. */
async function drawIcon(size: number, isMaskable: boolean): Promise<Buffer> {
  const svg = readFileSync(SOURCE);
  const inner = Math.round(size * (isMaskable ? MASKABLE_SCALE : 1));
  const mark = await sharp(svg, { density: (72 * inner) / 28 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  return sharp(mark)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: '#a62b57' })
    .flatten(isMaskable ? { background: '#a62b57' } : false)
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
}

const ICONS = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512', size: 512, purpose: 'maskable' },
  { name: 'icon-touch', size: 180, purpose: 'touch' },
] as const;

/** Draws the icons and writes the manifest of the installable app. */
export function webManifest(): Plugin {
  const addresses = new Map<string, string>();
  return {
    name: 'web-manifest',
    apply: 'build',
    async generateBundle() {
      const emit = (name: string, source: Buffer | string) => {
        const file = this.getFileName(this.emitFile({ type: 'asset', name, source }));
        return `/${file}`;
      };
      for (const { name, size, purpose } of ICONS)
        addresses.set(name, emit(`${name}.png`, await drawIcon(size, purpose !== 'any')));
      const icons = ICONS.filter(({ purpose }) => purpose !== 'touch').map(
        ({ name, size, purpose }) => ({
          src: addresses.get(name),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        }),
      );
      const manifest = {
        id: '/',
        name: app.name,
        short_name: app.name,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: LIGHT_BACKGROUND,
        theme_color: LIGHT_BACKGROUND,
        icons,
      };
      addresses.set('manifest', emit('panel.webmanifest', JSON.stringify(manifest)));
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: {
            name: 'theme-color',
            media: '(prefers-color-scheme: light)',
            content: LIGHT_BACKGROUND,
          },
          injectTo: 'head',
        },
        {
          tag: 'meta',
          attrs: {
            name: 'theme-color',
            media: '(prefers-color-scheme: dark)',
            content: DARK_BACKGROUND,
          },
          injectTo: 'head',
        },
        ...(addresses.has('manifest')
          ? [
              {
                tag: 'link',
                attrs: { rel: 'manifest', href: addresses.get('manifest') },
                injectTo: 'head' as const,
              },
              {
                tag: 'link',
                attrs: { rel: 'apple-touch-icon', href: addresses.get('icon-touch') },
                injectTo: 'head' as const,
              },
            ]
          : []),
      ],
    },
  };
}
