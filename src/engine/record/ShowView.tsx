import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { useRevealLoaded } from '../../ui/useRevealLoaded.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import type { AnyRecord, RuntimeShowConfig, Resource } from '../definition/runtimeDefinition.ts';
import { isPaths } from '../definition/isPaths.ts';
import { recordParts } from '../definition/recordParts.ts';
import { recordName } from '../definition/recordName.ts';
import { RecordMissing, SectionMissing } from './RecordMissing.tsx';
import { recordPath } from '../definition/recordPath.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { isGone } from './isGone.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { Overview } from './Overview.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordTabs } from './RecordTabs.tsx';

const PendingChange = lazyWithPreload(
  async () => (await import('../review/PendingChange.tsx')).PendingChange,
);

interface RecordBodyProps {
  resource: Resource;
  show: RuntimeShowConfig;
  record: AnyRecord;
}

/** Renders what is below a record's header: its tabs with the facts and sections, or a page of its definition. */
function RecordBody({ resource, show, record }: RecordBodyProps) {
  const { page, tab } = useParams();
  const { base } = useResourceLocation(resource.name);
  const Page = page === undefined ? undefined : resource.definition.pages?.[page];
  const path = recordPath(base, record.id);
  return (
    <>
      {resource.manifest.review?.beside && <PendingChange resource={resource} record={record} />}
      {show.above && <show.above record={record} />}
      {show.layout === 'tabs' ? (
        <GroupTabs resource={resource} show={show} path={path} />
      ) : (
        <RecordTabs resource={resource} path={path} record={record} />
      )}
      <Suspense key={page} fallback={<Waiting />}>
        {Page && show.beside !== 'all' ? (
          <Page record={record} />
        ) : show.layout === 'tabs' ? (
          <GroupPanel resource={resource} show={show} record={record} group={tab} />
        ) : (
          <Overview
            resource={resource}
            show={show}
            record={record}
            section={tab}
            page={Page && <Page record={record} />}
          />
        )}
      </Suspense>
    </>
  );
}

/** Renders placeholders of a record's sections. */
function Waiting() {
  return <SkeletonRows label={useTranslate()('ui.state.loading')} rows={8} rowHeight="56px" />;
}

function ShowPage({ resource, show }: { resource: Resource; show: RuntimeShowConfig }) {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext<AnyRecord>();
  const { page, tab } = useParams();
  const { base } = useResourceLocation(resource.name);
  useRevealLoaded(useMemo(() => recordParts(show), [show]));
  // The name is there at once; rendering the sections takes longer on a slow device.
  const isNamed = useDeferredValue(record !== undefined, false);
  const name = record ? recordName(resource, record) : '';
  const group = tab !== undefined && Object.hasOwn(show.groups, tab) ? show.groups[tab] : undefined;
  const isSection = group !== undefined && (show.layout === 'tabs' || isPaths(group));
  const isMissing =
    (page !== undefined && !resource.definition.pages?.[page]) || (tab !== undefined && !isSection);
  const title = isSection
    ? `${translate(`resources.${resource.name}.groups.${tab}`)} · ${name}`
    : name;
  usePageTitle(isMissing || !record ? '' : title);
  if (error && (!record || isGone(error)))
    return <RecordMissing to={base} error={error} onRetry={() => void refetch()} />;
  if (!record) return <Waiting />;
  if (isMissing) return <SectionMissing to={recordPath(base, record.id)} />;
  if (show.render)
    return (
      <Suspense fallback={<Waiting />}>
        <show.render record={record} />
      </Suspense>
    );
  return (
    <>
      <RecordHeader
        resource={resource}
        show={show}
        record={record}
        name={name}
        hasTools={isNamed}
      />
      {isNamed ? (
        <Suspense fallback={<Waiting />}>
          <RecordBody resource={resource} show={show} record={record} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** Renders the page of a record: its facts and sections, and the pages of its definition. */
export function ShowView({ resource }: { resource: Resource }) {
  const { show } = resource.definition;
  const { meta } = useResourceLocation(resource.name);
  if (!show) return null;
  return (
    <ShowBase resource={resource.name} queryOptions={{ onError: ignore, meta }}>
      <ShowPage resource={resource} show={show} />
    </ShowBase>
  );
}

/**
 * Suppresses react-admin's default error handler, which would navigate away; the page renders the error itself.
 */
const ignore = () => {};
