import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { recordPath } from '../definition/recordPath.ts';
import { IconButton, IconLink } from '../../ui/Button.tsx';
import type { Neighbours } from './useNeighbours.ts';

interface NextAndPreviousProps {
  neighbours: Neighbours;
  base: string;
  /** Rest of the path after the record's, such as `/edit`. */
  below?: string;
  /** Further props of the links. */
  link?: Pick<LinkProps, 'replace' | 'state'>;
}

/** Renders the buttons to the previous and next record of the filtered list; disabled while that list loads. */
export function NextAndPrevious({ neighbours, base, below = '', link }: NextAndPreviousProps) {
  const translate = useTranslate();
  const { previous, next, isPending = false } = neighbours;
  if (previous === undefined && next === undefined && !isPending) return null;
  const button = (id: number | undefined, label: string, icon: ReactNode) =>
    id === undefined ? (
      <IconButton disabled aria-label={label}>
        {icon}
      </IconButton>
    ) : (
      <IconLink {...link} to={`${recordPath(base, id)}${below}`} aria-label={label}>
        {icon}
      </IconLink>
    );
  return (
    <>
      {button(
        previous,
        translate('ui.action.previous'),
        <NavigateBeforeOutlined className="follows-direction" />,
      )}
      {button(
        next,
        translate('ui.action.next'),
        <NavigateNextOutlined className="follows-direction" />,
      )}
    </>
  );
}
