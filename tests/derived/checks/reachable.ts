import type { World } from '../world.tsx';

/** Checks that no required field is hidden by a condition or a missing package. */
export async function reachable({ drawn }: World): Promise<string[]> {
  const { create, fields = {} } = drawn.definition;
  const required = new Set(drawn.manifest.create?.required);
  return Object.values(create?.form ?? {})
    .flat()
    .filter((path) => required.has(path))
    .flatMap((path) => {
      const { when, needs } = fields[path] ?? {};
      return [
        ...(when ? [`${path} is required and hidden by a condition`] : []),
        ...(needs ? [`${path} is required and needs ${needs}`] : []),
      ];
    });
}
