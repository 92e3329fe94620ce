import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { ShowBase, useCanAccess, useShowContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import type { AnyRecord, AnyShow, Resource } from '../../definition/anyDefinition.ts';
import { getField, textAt, valueAt } from '../../fields/field.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { RecordActions } from '../action/RecordActions.tsx';
import { RecordMissing } from '../RecordMissing.tsx';
import { recordPath } from '../recordPath.ts';
import { FactGroup } from './FactGroup.tsx';
import styles from './ShowView.module.css';
import { useNeighbours } from './useNeighbours.ts';
import { NextAndPrevious } from './NextAndPrevious.tsx';

const isPaths = (group: AnyShow['groups'][string]): group is readonly string[] =>
  Array.isArray(group);

const canBeEdited = (record: AnyRecord) => valueAt(record, 'allowed.edit') !== false;

function EditButton({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: resource.name, action: 'edit' });
  if (!resource.definition.edit || !canAccess || !canBeEdited(record)) return null;
  return (
    <Button
      component={Link}
      to={`${recordPath(`/${resource.name}`, record.id)}/edit`}
      startIcon={<EditOutlined />}
      variant="outlined"
    >
      {translate('ui.action.edit')}
    </Button>
  );
}

function ShowPage({ resource, show }: { resource: Resource; show: AnyShow }) {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext<AnyRecord>();
  const neighbours = useNeighbours(resource, record?.id);
  const name = textAt(record, resource.definition.title);
  usePageTitle(name);
  if (error)
    return <RecordMissing resource={resource.name} error={error} onRetry={() => void refetch()} />;
  if (!record)
    return <SkeletonRows label={translate('ui.state.loading')} rows={8} rowHeight="56px" />;
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        facts={show.facts?.map((path) => (
          <FieldValue key={path} field={getField(resource, path)} record={record} />
        ))}
        back={{ to: `/${resource.name}`, label: translate('ui.action.back') }}
        tools={
          <>
            <NextAndPrevious neighbours={neighbours} base={`/${resource.name}`} />
            <EditButton resource={resource} record={record} />
          </>
        }
        action={<RecordActions resource={resource} record={record} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {Object.entries(show.groups).map(([key, Group]) =>
            isPaths(Group) ? null : <Group key={key} record={record} />,
          )}
        </div>
        <div className={styles.side}>
          {Object.entries(show.groups).map(([key, group]) =>
            isPaths(group) ? (
              <FactGroup key={key} resource={resource} name={key} paths={group} record={record} />
            ) : null,
          )}
        </div>
      </div>
    </>
  );
}

/** The page of one record: its sections beside its facts. */
export function ShowView({ resource }: { resource: Resource }) {
  const { show } = resource.definition;
  if (!show) return null;
  return (
    <ShowBase resource={resource.name} queryOptions={{ onError: ignore }}>
      <ShowPage resource={resource} show={show} />
    </ShowBase>
  );
}

/** The page tells what went wrong by itself; react-admin's default would leave it. */
const ignore = () => {};
