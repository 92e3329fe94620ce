import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { get } from '#contract/get.ts';
import { getField, labelKey } from '../definition/field.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { useApi } from '../queries/useApi.ts';
import { findFormerMain, hasMainField, mainFieldsOf } from './formerMain.ts';
import styles from './SaveBar.module.css';

/** Renders a notice, before saving, of the record that loses a mark that only one record can have (`x-main`). */
export function MainNotice({ resource }: { resource: Resource }) {
  return hasMainField(resource) ? <Notice resource={resource} /> : null;
}

/** Renders an empty status element if no record loses the mark. */
function Notice({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const api = useApi();
  const location = useResourceLocation(resource.name);
  const record = useRecordContext<AnyRecord>();
  const next = { ...record, ...useWatch() };
  const path = mainFieldsOf(resource, next).find((one) => get(record, one) !== true);
  const per = path === undefined ? undefined : resource.manifest.fields[path]?.onlyOne;
  const within = typeof per === 'string' ? get({ ...location.filter, ...next }, per) : true;
  const { data: former } = useQuery({
    queryKey: [resource.name, 'formerMain', path, within, record?.id],
    queryFn: async () =>
      path === undefined
        ? null
        : ((await findFormerMain({ api, resource, location }, next, path)) ?? null),
    enabled: path !== undefined,
  });
  const text =
    path !== undefined &&
    former != null &&
    translate('validation.takesMain', {
      field: translate(labelKey(getField(resource, path))),
      name: former,
    });
  return <div role="status">{text && <p className={styles.notice}>{text}</p>}</div>;
}
