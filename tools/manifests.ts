import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../src/engine/definition/manifest.ts';

const folder = join(import.meta.dirname, '../openapi/generated/manifest');
const NOT_RESOURCES = new Set(['types', 'paths']);

/** Returns the names of all resources of the contract, as `lead-comments`, sorted. */
export function manifestNames(): string[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !NOT_RESOURCES.has(name))
    .toSorted();
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'name' in value && 'fields' in value;
}

/** Loads the manifest of a resource. @throws Error for an unknown resource */
export async function loadManifest(name: string): Promise<Manifest> {
  const module: unknown = await import(join(folder, `${name}.ts`));
  const found =
    typeof module === 'object' && module !== null ? Object.values(module).find(isManifest) : null;
  if (!found) throw new Error(`openapi/generated/manifest/${name}.ts holds no manifest`);
  return found;
}
