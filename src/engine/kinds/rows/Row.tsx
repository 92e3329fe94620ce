import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { SourceContextProvider, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { RenderInput, Field } from '../../definition/field.ts';
import type { Direction } from '../../controls/useMoves.ts';
import { RowField } from './RowField.tsx';
import styles from './Row.module.css';

interface RowProps {
  /** Path of the rows in the form's values. */
  rows: string;
  index: number;
  isLast: boolean;
  /** Length of the prefix that a member's path shares with the path of the rows. */
  prefix: number;
  fields: readonly Field[];
  renderInput: RenderInput;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

/** Renders a row with the inputs of its members and buttons to move and remove it. */
export function Row({
  rows,
  index,
  isLast,
  prefix,
  fields,
  renderInput,
  onMove,
  onRemove,
}: RowProps) {
  const translate = useTranslate();
  const number = index + 1;
  const context = useMemo(
    () => ({
      getSource: (source: string) => `${rows}.${index}.${source}`,
      getLabel: (source: string) => source,
    }),
    [rows, index],
  );
  return (
    <SourceContextProvider value={context}>
      <li className={styles.row}>
        <div className={styles.fields}>
          {fields.map((field) => (
            <RowField
              key={field.path}
              row={`${rows}.${index}`}
              field={field}
              source={field.path.slice(prefix)}
              renderInput={renderInput}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <IconButton
            data-move="up"
            disabled={index === 0}
            onClick={() => onMove('up')}
            aria-label={translate('engine.rows.up', { number })}
          >
            <ArrowUpwardOutlined />
          </IconButton>
          <IconButton
            data-move="down"
            disabled={isLast}
            onClick={() => onMove('down')}
            aria-label={translate('engine.rows.down', { number })}
          >
            <ArrowDownwardOutlined />
          </IconButton>
          <IconButton onClick={onRemove} aria-label={`${translate('ui.action.remove')} ${number}`}>
            <DeleteOutlined />
          </IconButton>
        </div>
      </li>
    </SourceContextProvider>
  );
}
