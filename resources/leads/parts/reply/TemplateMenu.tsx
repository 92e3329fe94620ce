import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { useListPages } from '../../../../src/engine/queries/useListPages.ts';
import { Menu } from '../../../../src/ui/Menu.tsx';
import type { Lead } from '../Lead.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import styles from './TemplateMenu.module.css';

type Template = Schemas['Template'];

interface TemplateMenuProps {
  lead: Lead;
  /** Language of the reply, whose templates are listed first. */
  language: Schemas['Language'] | undefined;
  onChoose: (template: Template) => void;
}

/** Renders the provider's e-mail templates, fetched when the menu is opened. */
export function TemplateMenu({ lead, language, onChoose }: TemplateMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [known, setKnown] = useState<readonly Template[]>();
  const { rows, isPending, error, isFetchingMore, showMore } = useListPages<Template>(
    'templates',
    { sort: { field: 'name', order: 'ASC' }, filter: { isActive: true } },
    { enabled: anchor !== null, staleTime: 60_000 },
  );
  const isFor = ({ providerIds }: Template) =>
    providerIds.length === 0 || providerIds.includes(lead.provider.id);
  const isOther = (template: Template) => Number(template.language !== language);
  const templates = rows.filter(isFor).toSorted((a, b) => isOther(a) - isOther(b));
  const added = known && templates.find(({ id }) => !known.some((one) => one.id === id));
  const notice = error
    ? 'ui.state.error'
    : isPending
      ? 'ui.state.loading'
      : 'resources.leadDesk.reply.noTemplates';
  return (
    <>
      <Button
        size="small"
        startIcon={<DescriptionOutlined />}
        aria-haspopup="menu"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setKnown(undefined);
        }}
      >
        {translate('resources.leadDesk.reply.template')}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {templates.length === 0 && !showMore && <MenuItem disabled>{translate(notice)}</MenuItem>}
          {templates.map((template) => (
            <MenuItem
              key={template.id}
              // The first of the next page is focused, since the item that fetched it may be gone.
              autoFocus={template.id === added?.id}
              onClick={() => {
                setAnchor(null);
                onChoose(template);
              }}
            >
              <bdi>{template.name}</bdi>
              {template.language !== language && (
                <small className={styles.language}>
                  {translate(`resources.templates.values.language.${template.language}`)}
                </small>
              )}
            </MenuItem>
          ))}
          {showMore && (
            <MenuItem
              aria-busy={isFetchingMore}
              onClick={() => {
                setKnown(templates);
                if (!isFetchingMore) showMore();
              }}
            >
              {translate(isFetchingMore ? 'ui.state.loading' : 'ui.action.showMore')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
