import { useTranslate } from 'ra-core';
import type { AnyList, Resource } from '../../definition/anyDefinition.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import styles from './ListPage.module.css';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ViewTabs } from './ViewTabs.tsx';

interface ListPageProps {
  resource: Resource;
  list: AnyList;
}

/** Header, views, filters, rows and pages of a list. */
export function ListPage({ resource, list }: ListPageProps) {
  const translate = useTranslate();
  const Above = list.above;
  return (
    <div className={styles.page}>
      <ListHeader resource={resource} />
      {Above && <Above />}
      <div className={styles.bar}>
        {list.views && <ViewTabs resource={resource} list={list} />}
        <ListToolbar resource={resource} list={list} />
      </div>
      <section
        className={styles.card}
        aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      >
        <ListBody resource={resource} list={list} />
        <ListPagination />
      </section>
    </div>
  );
}
