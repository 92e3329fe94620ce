import AddOutlined from '@mui/icons-material/AddOutlined';
import { useReference, useTranslate } from 'react-admin';
import { Suspense, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { formatNumber } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { Gated } from '../access/Gated.tsx';
import { useMissingParent } from '../access/missingParent.ts';
import { isFull } from '../access/QuotaUsage.ts';
import { useCan } from '../access/useCan.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { ReferencedName } from '../kinds/reference/Cell.tsx';
import { nameOf, type Named } from '../kinds/reference/named.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { CALENDAR } from './layouts.ts';
import { useListState } from './ListState.tsx';
import { useQuota } from './useQuota.ts';
import { useTotal } from './useTotal.ts';

const UploadAction = lazyWithPreload(
  async () => (await import('./uploads/UploadAction.tsx')).UploadAction,
);

const QuotaLock = lazyWithPreload(async () => (await import('../access/QuotaLock.tsx')).QuotaLock);

interface CreateButtonProps {
  variant: 'outlined' | 'contained';
  to: string;
  label: string;
  /** True if only the icon is shown. */
  isSmall: boolean;
  resource: Resource;
}

/** Renders the link to the create form, with a lock if the quota of the package is full. */
function CreateButton({ variant, to, label, isSmall, resource }: CreateButtonProps) {
  const usage = useQuota();
  const icon = <AddOutlined />;
  const { quota } = resource.manifest.create ?? {};
  // If the quota counts only some records, others can still be created.
  if (usage && isFull(usage) && !quota?.among)
    return (
      <Suspense fallback={null}>
        <QuotaLock {...{ resource, usage, label, icon, isSmall }} />
      </Suspense>
    );
  return (
    <ButtonLink
      variant={variant}
      startIcon={icon}
      to={to}
      {...(isSmall && { 'aria-label': label })}
    >
      {isSmall ? undefined : label}
    </ButtonLink>
  );
}

/** Sets the document's title to the name of the record that the list is below; renders nothing. */
function ParentTitle({ id, reference }: { id: number; reference: string }) {
  const { referenceRecord } = useReference<Named>({ id, reference });
  usePageTitle(referenceRecord ? nameOf(referenceRecord) : '');
  return null;
}

interface ListHeaderProps {
  resource: Resource;
  /** Search, filters and tools if they fit next to the title. */
  toolbar: ReactNode;
}

/** Renders the title, count, tools and primary action of a list. */
export function ListHeader({ resource, toolbar }: ListHeaderProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, isExact } = useTotal();
  const canAccess = useCan({ resource: resource.name, action: 'create' });
  const title = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  const create = translate(`resources.${resource.name}.create`, {
    _: translate('ra.action.create'),
  });
  const { base, parent, isNamed } = useResourceLocation(resource.name);
  const missing = useMissingParent(resource);
  usePageTitle(isNamed ? '' : title);
  const count =
    total === undefined
      ? undefined
      : translate(isExact ? 'engine.list.count' : 'engine.list.countAtLeast', {
          smart_count: total,
          count: formatNumber(total, locale),
        });
  const usage = useQuota();
  const quota =
    usage &&
    translate('engine.list.quota', {
      used: formatNumber(usage.used, locale),
      allowed: formatNumber(usage.allowed, locale),
    });
  const upload = resource.definition.list?.tiles?.upload;
  const note = translate(`resources.${resource.name}.listNote`, { _: '' });
  const isPhone = usePhone();
  const { layout } = useListState();
  const owned = parent && { id: Number(parent.id), reference: parent.resource };
  const owner = owned && <ReferencedName key="parent" {...owned} />;
  return (
    <PageHeader
      title={isNamed ? owner : title}
      {...(isPhone && resource.definition.list?.tiles
        ? {
            status: <span className="count">{quota ?? count}</span>,
            facts: [!isNamed && owner],
          }
        : { facts: [isNamed ? title : owner, count, quota, note] })}
      back={parent && { to: parent.base, label: translate('ui.action.back') }}
      tools={
        <>
          {isNamed && owned && <ParentTitle {...owned} />}
          {toolbar}
          <HelpButton resource={resource} />
        </>
      }
      action={
        canAccess && !missing ? (
          <>
            {resource.definition.create && (
              <Gated gate={resource.definition.create} label={create}>
                <CreateButton
                  variant={upload ? 'outlined' : 'contained'}
                  to={`${base}/create`}
                  label={create}
                  isSmall={isPhone && (upload !== undefined || layout === CALENDAR)}
                  resource={resource}
                />
              </Gated>
            )}
            {upload && (
              <Suspense fallback={null}>
                <UploadAction resource={resource} upload={upload} />
              </Suspense>
            )}
          </>
        ) : undefined
      }
    />
  );
}
