import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of a program that no npm package ships. @throws if it is not installed */
export function installedProgram(name: string): string {
  const path = FOLDERS.map((folder) => join(folder, name)).find(isExecutable);
  if (path === undefined)
    throw new Error(`Install ${name} first, such as by \`apt-get install ${name}\``);
  return path;
}
