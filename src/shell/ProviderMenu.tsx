import CheckIcon from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate, useTranslate } from 'react-admin';
import { Menu } from '../ui/Menu.tsx';
import { pathOfProvider, type HeaderProvider } from './providerPath.ts';
import styles from './ProviderHeader.module.css';

interface ProviderMenuProps {
  anchor: HTMLElement;
  path: string;
  current: number;
  providers: readonly HeaderProvider[];
  onClose: () => void;
}

/** Renders the account's providers as a menu; a choice opens the same page of that provider. */
export function ProviderMenu({ anchor, path, current, providers, onClose }: ProviderMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const go = (to: string) => () => {
    onClose();
    navigate(to);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {providers.map(({ id, name, facts }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === current}
          selected={id === current}
          onClick={go(pathOfProvider(path, id))}
        >
          <span className={styles.choice}>
            <bdi>{name}</bdi>
            <small>{facts.join(' · ')}</small>
          </span>
          {id === current && <CheckIcon className={styles.check} />}
        </MenuItem>
      ))}
      <Divider role="none" />
      <MenuItem onClick={go('/providers')}>{translate('places.provider.all')}</MenuItem>
    </Menu>
  );
}
