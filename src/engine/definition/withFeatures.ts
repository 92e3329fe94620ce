import type { RuntimeDefinition, RuntimeFieldSettings } from './runtimeDefinition.ts';
import type { Feature, Manifest } from './manifest.ts';

const needing = (feature: Feature | undefined) => feature && { needs: feature };

/** Adds the package features that the contract requires to the parts of a definition. */
export function withFeatures(manifest: Manifest, definition: RuntimeDefinition): RuntimeDefinition {
  const { create, edit, remove, actions } = definition;
  const of = (operation: string) => needing(manifest.operations[operation]?.feature);
  const written = { ...manifest.create?.fields, ...manifest.update?.fields };
  const locked = Object.entries(written).flatMap(
    ([path, { feature }]): [string, RuntimeFieldSettings][] =>
      feature ? [[path, { ...definition.fields?.[path], needs: feature }]] : [],
  );
  return {
    ...definition,
    ...(locked.length > 0 && {
      fields: { ...definition.fields, ...Object.fromEntries(locked) },
    }),
    ...(create && { create: { ...create, ...of('create') } }),
    ...(edit && { edit: { ...edit, ...of('update') } }),
    ...(remove && { remove: { ...remove, ...of('remove') } }),
    ...(actions && {
      actions: Object.fromEntries(
        Object.entries(actions).map(([name, slot]) => [
          name,
          slot && { ...slot, ...needing(manifest.actions?.[name]?.feature) },
        ]),
      ),
    }),
  };
}
