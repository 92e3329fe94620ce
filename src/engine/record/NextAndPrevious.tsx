import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '../definition/recordPath.ts';
import type { Neighbours } from './useNeighbours.ts';

interface NextAndPreviousProps {
  neighbours: Neighbours;
  base: string;
}

/** Renders the buttons to the previous and next record of the filtered list, disabled while that list loads. */
export function NextAndPrevious({ neighbours, base }: NextAndPreviousProps) {
  const translate = useTranslate();
  const { previous, next, isPending = false } = neighbours;
  if (previous === undefined && next === undefined && !isPending) return null;
  const to = (id: number | undefined) =>
    id === undefined ? { disabled: true } : { component: Link, to: recordPath(base, id) };
  return (
    <>
      <IconButton {...to(previous)} aria-label={translate('ui.action.previous')}>
        <NavigateBeforeOutlined className="follows-direction" />
      </IconButton>
      <IconButton {...to(next)} aria-label={translate('ui.action.next')}>
        <NavigateNextOutlined className="follows-direction" />
      </IconButton>
    </>
  );
}
