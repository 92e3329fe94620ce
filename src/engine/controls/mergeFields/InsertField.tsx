import InsertIcon from '@mui/icons-material/DataObjectOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Menu } from '../../../ui/Menu.tsx';
import type { MergeFields } from './useMergeFields.ts';

interface InsertFieldProps {
  choices: MergeFields['choices'];
  /** Inserts the text at the caret and focuses the input. */
  onInsert: (text: string) => void;
}

/** Lists the merge fields with their labels and inserts the chosen one. */
export function InsertField({ choices, onInsert }: InsertFieldProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('engine.mergeFields.insert');
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <InsertIcon />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': translate('engine.mergeFields.list') } }}
        >
          {choices.map(({ name, word, meaning }) => (
            <MenuItem
              key={name}
              onClick={() => {
                setAnchor(null);
                // Deferred until the menu is closed, because it first restores the focus to its button.
                setTimeout(() => onInsert(`{{${word}}}`));
              }}
            >
              <ListItemText primary={word} secondary={meaning} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
