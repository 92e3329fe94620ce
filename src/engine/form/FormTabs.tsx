import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import styles from './ResourceForm.module.css';

export interface FormGroup {
  name: string;
  title: string;
  paths: readonly string[];
}

interface FormTabsProps {
  groups: readonly FormGroup[];
  children: (group: FormGroup) => ReactNode;
}

/**
 * Renders the groups of a form as tabs. All panels stay mounted, so that every field is validated; tabs with
 * errors are marked.
 */
export function FormTabs({ groups, children }: FormTabsProps) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const [open, setOpen] = useState(groups[0]?.name);
  const isWrong = ({ paths }: FormGroup) => paths.some((path) => get(errors, path) !== undefined);
  return (
    <div>
      <Tabs
        value={open}
        onChange={(_, name: string) => setOpen(name)}
        variant="scrollable"
        aria-label={translate('engine.form.sections')}
      >
        {groups.map((group) => (
          <Tab
            key={group.name}
            id={`tab-${group.name}`}
            value={group.name}
            label={isWrong(group) ? `${group.title} *` : group.title}
            aria-controls={`panel-${group.name}`}
            sx={isWrong(group) ? { color: 'var(--danger)' } : undefined}
          />
        ))}
      </Tabs>
      {groups.map((group) => (
        <div
          key={group.name}
          id={`panel-${group.name}`}
          role="tabpanel"
          aria-labelledby={`tab-${group.name}`}
          hidden={group.name !== open}
        >
          <div className={styles.group}>{children(group)}</div>
        </div>
      ))}
    </div>
  );
}
