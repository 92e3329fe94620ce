import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import type { Resource, RuntimeShowConfig } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import styles from '../../ui/tabStrip.module.css';

interface GroupTabsProps {
  resource: Resource;
  show: RuntimeShowConfig;
  /** Path of the record. */
  path: string;
}

/** Renders the groups of a record as tabs with their own paths; the record's own path opens the first one. */
export function GroupTabs({ resource, show, path }: GroupTabsProps) {
  const translate = useTranslate();
  const { alias } = useResourceLocation(resource.name);
  const { tab } = useParams();
  const strip = useRef<HTMLElement>(null);
  const groups = Object.keys(show.groups);
  const current = tab ?? groups[0];
  useEffect(() => {
    // On a narrow screen, the tab bar is wider than the page.
    const chosen = strip.current?.querySelector('[aria-current]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={translate('engine.record.tabs')}>
      {groups.map((group) => (
        <NavLink
          key={group}
          to={`${path}/${alias ?? 'show'}/${group}`}
          className={styles.tab}
          aria-current={group === current ? 'page' : undefined}
          preventScrollReset
        >
          {translate(`resources.${resource.name}.groups.${group}`)}
        </NavLink>
      ))}
    </nav>
  );
}
