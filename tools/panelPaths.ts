import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { panelPattern, type ResourceAddresses } from '../src/session/panelPaths.ts';

const RESOURCES = join(import.meta.dirname, '../resources');

/** Reads the text of a menu entry: the entry itself brings icons that only a bundler can load. */
function addressesOf(name: string): ResourceAddresses[] {
  let text: string;
  try {
    text = readFileSync(join(RESOURCES, name, 'menu.ts'), 'utf8');
  } catch {
    return [];
  }
  const one = (word: string) => new RegExp(`^\\s*${word}: '([^']+)'`, 'm').exec(text)?.[1];
  const below = /\broutes: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const alias = one('alias');
  return [
    {
      routes: [
        one('route') ?? name,
        ...[...below.matchAll(/'([^']+)'/g)].map(([, route = '']) => route),
      ],
      ...(alias !== undefined && { alias }),
    },
  ];
}

/**
 * Constants that the bundler writes into the panel. The sign-in page, which knows no resource, tells
 * by PANEL_PATHS whether an address leads anywhere.
 */
export const panelConstants = {
  PANEL_PATHS: JSON.stringify(panelPattern(readdirSync(RESOURCES).flatMap(addressesOf))),
};
