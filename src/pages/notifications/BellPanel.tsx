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

/** Renders its children in a popover below the bell, or in a full-screen dialog on phones. */
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

/** Renders the user's notifications, the newest first, in pages of 25. */
export function BellPanel({ anchor, unread, isImpersonated, onClose }: BellPanelProps) {
  const translate = useTranslate();
  const titleId = useId();
  const read = useReadPrompts({ isImpersonated });
  // Only notifications loaded so far are marked as read; later ones stay unread.
  const [newest, setNewest] = useState<number>();
  const canMark = unread > 0 && !read.isMarkingAll;
  return (
    <Frame anchor={anchor} titleId={titleId} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>{translate('notifications.title')}</h2>
        {newest !== undefined && !isImpersonated && (
          // The button stays mounted to keep the focus, and with it the Escape key.
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
