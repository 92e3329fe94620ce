import CheckIcon from '@mui/icons-material/CheckOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ProductIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SystemIcon from '@mui/icons-material/ContrastOutlined';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { chooseColorMode, colorModes, useColorMode } from '../ui/colorMode.ts';
import { chooseLanguage, languageNames } from '../ui/language.ts';
import { Menu } from '../ui/Menu.tsx';
import { openShortcuts } from '../ui/panelEvents.ts';
import { useLocale } from '../ui/useLocale.ts';
import { useSignOut } from './useSignOut.tsx';
import type { UserMenuProps } from './userMenuProps.ts';
import styles from './UserMenu.module.css';

const modeIcons = { system: SystemIcon, light: LightIcon, dark: DarkIcon };

interface UserMenuItemsProps extends UserMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** Renders the user menu: settings, product, language, appearance and sign-out. */
export default function UserMenuItems(props: UserMenuItemsProps) {
  const { user, languages, productInfoTo, referTo, anchor, onClose } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const locale = useLocale();
  const modes = useModeChoices();
  const { ask, question } = useSignOut(onClose);

  const go = (to: string) => () => {
    onClose();
    navigate(to);
  };

  if (question) return question;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { inlineSize: 264 } } }}
    >
      <ListSubheader role="none" className={styles.who}>
        <bdi className={styles.whoName}>{user.name}</bdi>
        {user.customerName && <bdi className={styles.whoCustomer}>{user.customerName}</bdi>}
      </ListSubheader>
      <Divider role="none" />
      <MenuItem onClick={go('/settings')}>
        <SettingsIcon className={styles.icon} />
        {translate('shell.account.settings')}
      </MenuItem>
      {productInfoTo && (
        <MenuItem onClick={go(productInfoTo)}>
          <ProductIcon className={styles.icon} />
          {translate('shell.account.productInfo')}
        </MenuItem>
      )}
      {referTo && (
        <MenuItem onClick={go(referTo)}>
          <GiftIcon className={styles.icon} />
          {translate('shell.account.refer')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          dispatchEvent(new Event(openShortcuts));
        }}
      >
        <KeyboardIcon className={styles.icon} />
        {translate('shortcuts.open')}
      </MenuItem>
      {languages.length > 1 && [
        <ListSubheader key="language" role="none">
          {translate('shell.account.language')}
        </ListSubheader>,
        ...languages.map((language) => (
          <Choice
            key={language}
            chosen={language === locale}
            lang={language}
            onChoose={() => chooseLanguage(language)}
          >
            {languageNames[language]}
          </Choice>
        )),
      ]}
      <ListSubheader role="none">{translate('shell.account.appearance')}</ListSubheader>
      {modes}
      <Divider role="none" />
      <MenuItem onClick={ask}>
        <LogoutIcon className={`${styles.icon ?? ''} follows-direction`} />
        {translate('shell.account.signOut')}
      </MenuItem>
    </Menu>
  );
}

/** Returns the color modes as menu items, without a wrapper: MUI only handles its direct children. */
function useModeChoices(): ReactNode {
  const translate = useTranslate();
  const mode = useColorMode();
  return colorModes.map((candidate) => {
    const Icon = modeIcons[candidate];
    return (
      <Choice
        key={candidate}
        chosen={candidate === mode}
        onChoose={() => chooseColorMode(candidate)}
      >
        <Icon className={styles.icon} />
        {translate(`shell.account.${candidate}`)}
      </Choice>
    );
  });
}

interface ChoiceProps {
  chosen: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** Renders one option of a menu choice, with a check mark if selected. Passes on MUI's focus props. */
function Choice(props: ChoiceProps) {
  const { chosen, onChoose, children, ...focus } = props;
  return (
    <MenuItem {...focus} role="menuitemradio" aria-checked={chosen} onClick={onChoose}>
      {children}
      {chosen && <CheckIcon className={styles.check} />}
    </MenuItem>
  );
}
