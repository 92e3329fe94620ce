import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { Gated } from '../access/Gated.tsx';
import { useMissingParent } from '../access/missingParent.ts';
import { useCan } from '../access/useCan.ts';
import type { RuntimeListConfig, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { ClearFilters } from './filters/ClearFilters.tsx';
import { useFilters } from './filters/useFilters.ts';

const UploadAction = lazyWithPreload(
  async () => (await import('./uploads/UploadAction.tsx')).UploadAction,
);

/**
 * Renders the reason for an empty list and the next step: fewer filters, or creating the first record if the user
 * has permission.
 */
export function ListEmpty({ resource, list }: { resource: Resource; list: RuntimeListConfig }) {
  const translate = useTranslate();
  const { isFiltered } = useFilters();
  const { base } = useResourceLocation(resource.name);
  const canAccess = useCan({ resource: resource.name, action: 'create' });
  const missing = useMissingParent(resource);
  if (isFiltered) {
    return (
      <EmptyState
        title={translate('ui.state.noResults')}
        text={translate('ui.state.noResultsText')}
        action={<ClearFilters />}
      />
    );
  }
  if (missing)
    return <EmptyState title={translate(missing.title)} text={translate(missing.text)} />;
  const label = translate(`resources.${resource.name}.create`, {
    _: translate('ra.action.create'),
  });
  const upload = list.tiles?.upload;
  const create =
    list.empty?.then === 'create' && resource.definition.create && canAccess ? (
      <Gated gate={resource.definition.create} label={label}>
        <ButtonLink variant="contained" to={`${base}/create`}>
          {label}
        </ButtonLink>
      </Gated>
    ) : undefined;
  return (
    <EmptyState
      title={translate(`resources.${resource.name}.empty.title`, {
        _: translate('ui.state.empty'),
      })}
      text={translate(`resources.${resource.name}.empty.text`, { _: '' })}
      action={
        upload && canAccess ? (
          <Suspense fallback={null}>
            <UploadAction resource={resource} upload={upload} />
          </Suspense>
        ) : (
          create
        )
      }
    />
  );
}
