import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../server/projectFolder.ts';
import { panelPattern, type ResourceAddresses } from '../src/session/panelPaths.ts';

const RESOURCES = join(projectFolder, 'resources');

/** Parses the paths from the text of a menu entry, whose icons only a bundler can import. */
function addressesOf(name: string): ResourceAddresses[] {
  let text: string;
  try {
    text = readFileSync(join(RESOURCES, name, 'menu.ts'), 'utf8');
  } catch {
    return [];
  }
  const readProperty = (word: string) => new RegExp(`^\\s*${word}: '([^']+)'`, 'm').exec(text)?.[1];
  const routes = /\broutes: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const alias = readProperty('alias');
  return [
    {
      routes: [
        readProperty('route') ?? name,
        ...[...routes.matchAll(/'([^']+)'/g)].map(([, route = '']) => route),
      ],
      ...(alias !== undefined && { alias }),
    },
  ];
}

/**
 * Constants that the bundler inlines into the panel. PANEL_PATHS lets the sign-in page, which loads no resource,
 * detect unknown paths.
 */
export const panelConstants = {
  PANEL_PATHS: JSON.stringify(panelPattern(readdirSync(RESOURCES).flatMap(addressesOf))),
};
