import { useGetOne } from 'react-admin';
import { useMemo } from 'react';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';

type Values = Readonly<Record<string, unknown>>;

interface ParentValues {
  values: Values;
  /** True while the parent record is loading. */
  isPending: boolean;
}

/** Returns the references that a new record shares with its parent record, such as its provider. */
export function useParentValues(resource: Resource, needsParent: boolean): ParentValues {
  const { parent } = useResourceLocation(resource.name);
  const isEnabled = needsParent && parent !== undefined;
  const { data, isPending } = useGetOne<AnyRecord>(
    parent?.resource ?? '',
    { id: Number(parent?.id) },
    { enabled: isEnabled },
  );
  const values = useMemo(() => {
    const createFields = Object.entries(resource.manifest.create?.fields ?? {});
    const shared = createFields.flatMap(([name, { ref }]): [string, unknown][] => {
      const value = data?.[name];
      return ref !== undefined && typeof value === 'number' ? [[name, value]] : [];
    });
    return Object.fromEntries(shared);
  }, [resource, data]);
  return { values, isPending: isEnabled && isPending };
}
