import AddOutlined from '@mui/icons-material/AddOutlined';
import { useListContext, useTranslate } from 'react-admin';
import { Suspense, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { formatNumber } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { Gated } from '../access/Gated.tsx';
import { useMissingParent } from '../access/missingParent.ts';
import { useCan } from '../access/useCan.ts';
import { get } from '#contract/get.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { ReferencedName } from '../kinds/reference/Cell.tsx';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { CALENDAR } from './layouts.ts';
import { useListState } from './ListState.tsx';
import { useTotal } from './useTotal.ts';

const UploadAction = lazyWithPreload(
  async () => (await import('./uploads/UploadAction.tsx')).UploadAction,
);

interface Quota {
  /** Formatted usage, such as "12 of 30". */
  words: string;
  /** Reason why no more records can be created; undefined below the limit. */
  full: string | undefined;
  /** Like `full`, for uploaded files. */
  fullForFiles: string | undefined;
}

/** Returns the usage of the package's quota (`x-quota`); undefined if the list's response has none. */
function useQuota({ manifest, definition }: Resource): Quota | undefined {
  const translate = useTranslate();
  const locale = useLocale();
  const context = useListContext();
  const meta: unknown = context.meta;
  const [used, allowed] = [get(meta, 'quota.used'), get(meta, 'quota.allowed')];
  if (typeof used !== 'number' || typeof allowed !== 'number') return undefined;
  const say = (value: number) => formatNumber(value, locale);
  // If the quota counts only some records, others can still be created.
  const { among } = manifest.create?.quota ?? {};
  const reason =
    used >= allowed ? translate('engine.list.quotaFull', { allowed: say(allowed) }) : undefined;
  const ofFiles = definition.list?.tiles?.upload?.set;
  const areCounted = Object.entries(among ?? {}).every(
    ([name, value]) => ofFiles?.[name] === value,
  );
  return {
    words: translate('engine.list.quota', { used: say(used), allowed: say(allowed) }),
    full: among === undefined ? reason : undefined,
    fullForFiles: areCounted ? reason : undefined,
  };
}

interface CreateButtonProps {
  variant: 'outlined' | 'contained';
  to: string;
  label: string;
  /** True if only the icon is shown. */
  isSmall: boolean;
  /** Reason why creating is blocked; undefined if the button links to the form. */
  blocked: string | undefined;
}

/** Renders the link to the create form. A blocked link remains focusable, so that its reason is accessible. */
function CreateButton({ variant, to, label, isSmall, blocked }: CreateButtonProps) {
  const look = { variant, startIcon: <AddOutlined /> };
  const words = isSmall ? undefined : label;
  if (blocked === undefined)
    return (
      <ButtonLink {...look} to={to} {...(isSmall && { 'aria-label': label })}>
        {words}
      </ButtonLink>
    );
  return (
    <Button {...look} aria-disabled title={blocked} aria-label={`${label}: ${blocked}`}>
      {words}
    </Button>
  );
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
  const { base, parent } = useResourceLocation(resource.name);
  const missing = useMissingParent(resource);
  usePageTitle(title);
  const count =
    total === undefined
      ? undefined
      : translate(isExact ? 'engine.list.count' : 'engine.list.countAtLeast', {
          smart_count: total,
          count: formatNumber(total, locale),
        });
  const quota = useQuota(resource);
  const upload = resource.definition.list?.tiles?.upload;
  const note = translate(`resources.${resource.name}.listNote`, { _: '' });
  const isPhone = usePhone();
  const { layout } = useListState();
  const owner = parent && (
    <ReferencedName key="parent" id={Number(parent.id)} reference={parent.resource} />
  );
  return (
    <PageHeader
      title={title}
      facts={[owner, count, quota?.words, note]}
      back={parent && { to: parent.base, label: translate('ui.action.back') }}
      tools={
        <>
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
                  blocked={quota?.full}
                />
              </Gated>
            )}
            {upload && (
              <Suspense fallback={null}>
                <UploadAction resource={resource} upload={upload} blocked={quota?.fullForFiles} />
              </Suspense>
            )}
          </>
        ) : undefined
      }
    />
  );
}
