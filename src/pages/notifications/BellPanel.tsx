import CloseIcon from '@mui/icons-material/CloseOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePhone } from '../../ui/usePhone.ts';
import styles from './BellPanel.module.css';
import { PromptList } from './PromptList.tsx';
import { useReadPrompts } from './useReadPrompts.ts';

interface BellPanelProps {
  anchor: HTMLElement;
  unread: number;
  isImpersonated: boolean;
  onClose: () => void;
}

interface FrameProps {
  anchor: HTMLElement;
  titleId: string;
  onClose: () => void;
  children: ReactNode;
}

/** Below the bell; on a phone the whole screen. */
function Frame({ anchor, titleId, onClose, children }: FrameProps) {
  const isPhone = usePhone();
  if (isPhone)
    return (
      <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
        {children}
      </Dialog>
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles.paper ?? '' },
      }}
    >
      {children}
    </Popover>
  );
}

/** The notifications of the person: the newest first, 25 a time. */
export function BellPanel({ anchor, unread, isImpersonated, onClose }: BellPanelProps) {
  const translate = useTranslate();
  const titleId = useId();
  const read = useReadPrompts({ isImpersonated });
  // Whoever looks has seen what is there now; what comes meanwhile stays unread.
  const [newest, setNewest] = useState<number>();
  const canMark = unread > 0 && !read.isMarkingAll;
  return (
    <Frame anchor={anchor} titleId={titleId} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>{translate('notifications.title')}</h2>
        {newest !== undefined && !isImpersonated && (
          // It stays when there is nothing more to do: with it the focus would go, and Escape with that.
          <button
            type="button"
            className="ui-button ui-button--quiet"
            aria-disabled={!canMark || undefined}
            onClick={() => {
              if (canMark) read.markAll(newest);
            }}
          >
            {translate('notifications.readAll')}
          </button>
        )}
        <IconButton
          component={Link}
          to="/settings/notifications"
          aria-label={translate('notifications.settings')}
          onClick={onClose}
        >
          <SettingsIcon />
        </IconButton>
        <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <PromptList onNewest={setNewest} onRead={read.mark} onClose={onClose} />
    </Frame>
  );
}
