import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { directionOf, languageOf } from '../../ui/language.ts';
import { useLocale } from '../../ui/useLocale.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { openShortcuts } from '../../ui/panelEvents.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { HelpItems } from './HelpItems.tsx';
import styles from './HelpSheet.module.css';
import { HelpTours } from './HelpTours.tsx';
import { KeyList } from './KeyList.tsx';
import { describeDefinition } from './describeDefinition.ts';
import { StateDiagram } from './StateDiagram.tsx';

interface HelpSheetProps {
  resource: Resource;
  /** Path of the record's page on which it was opened. */
  path: string | undefined;
  onClose: () => void;
}

/** Renders the help for a resource: its keyboard shortcuts, then its definition as text. */
export function HelpSheet({ resource, path, onClose }: HelpSheetProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = usePhone();
  const help = useMemo(
    () => describeDefinition(resource, translate, locale),
    [resource, translate, locale],
  );
  const { states } = help;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      scroll="paper"
      aria-labelledby="help-title"
    >
      <DialogTitle className={styles.head} component="div">
        <h2 id="help-title">{translate('help.title', { name: help.title })}</h2>
        <IconButton aria-label={translate('ui.action.close')} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers className={styles.help} tabIndex={0}>
        {help.about !== '' && <p className={styles.about}>{help.about}</p>}
        <section aria-labelledby="help-keys">
          <h3 id="help-keys">{help.keysTitle}</h3>
          <KeyList keys={help.keys} />
          <button
            type="button"
            className="ui-button ui-button--quiet"
            onClick={() => {
              onClose();
              dispatchEvent(new Event(openShortcuts));
            }}
          >
            {translate('shortcuts.open')}
          </button>
        </section>
        <HelpTours resource={resource} path={path} />
        {help.sections.map(({ name, term, sentences, items }) => (
          <section key={name} aria-labelledby={`help-${name}`}>
            <h3 id={`help-${name}`}>{term}</h3>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {items && <HelpItems items={items} />}
          </section>
        ))}
        {states && (
          <section aria-labelledby="help-states">
            <h3 id="help-states">{states.title}</h3>
            <p>{states.text}</p>
            <StateDiagram
              states={states}
              direction={directionOf(languageOf(locale) ?? 'tr')}
              describedBy="help-steps"
            />
            <div id="help-steps">
              <HelpItems items={states.steps} />
            </div>
          </section>
        )}
      </DialogContent>
    </Dialog>
  );
}
