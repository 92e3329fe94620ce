import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { bottomSheet } from '../../ui/bottomSheet.ts';
import { usePhone } from '../../ui/usePhone.ts';
import styles from './Popup.module.css';

interface PopupFrameProps {
  icon: typeof SvgIcon;
  title: string;
  /** One paragraph below the title. */
  text?: string;
  width?: 'xs' | 'sm' | 'md';
  /** True if it fills the screen of a phone, as for a form. */
  isForm?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the common frame of every popup: an icon, its text, and a close button. */
export function PopupFrame(props: PopupFrameProps) {
  const { icon: Icon, title, text, width = 'xs', isForm = false, onClose, children } = props;
  const translate = useTranslate();
  const isPhone = usePhone();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={width}
      fullScreen={isForm && isPhone}
      sx={isForm ? undefined : bottomSheet}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <div className={styles.content}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        <IconButton onClick={onClose} aria-label={translate('ui.action.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </Dialog>
  );
}
