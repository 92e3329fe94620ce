import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useRef } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import styles from '../../ui/tabStrip.module.css';

interface RecordTabsProps {
  resource: Resource;
  /** Path of the record. */
  path: string;
  record: AnyRecord;
}

/** Renders the links to a record's main page and to the pages of its definition. */
export function RecordTabs({ resource, path, record }: RecordTabsProps) {
  const translate = useTranslate();
  const pages = Object.keys(resource.definition.pages ?? {});
  const News = resource.definition.show?.news;
  const { page } = useParams();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen, the tab bar is wider than the page.
    const current = strip.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [page]);
  if (pages.length === 0) return null;
  return (
    <nav
      ref={strip}
      className={styles.tabs}
      data-tour="pages"
      aria-label={translate('engine.record.pages')}
    >
      <NavLink to={path} end className={styles.tab}>
        {translate(`resources.${resource.name}.pages.overview`, {
          _: translate('engine.record.overview'),
        })}
        {News && page !== undefined && (
          <Suspense fallback={null}>
            <News record={record} />
          </Suspense>
        )}
      </NavLink>
      {pages.map((page) => (
        <NavLink key={page} to={`${path}/${page}`} className={styles.tab}>
          {translate(`resources.${resource.name}.pages.${page}`)}
        </NavLink>
      ))}
    </nav>
  );
}
