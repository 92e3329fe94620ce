import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined';
import { useTranslate } from 'react-admin';
import { usePhone } from '../../ui/usePhone.ts';
import type { RuntimeListConfig, Resource } from '../definition/runtimeDefinition.ts';
import { BOARD, CALENDAR, ROWS, TILES, TIMELINE } from './layouts.ts';
import styles from './LayoutSwitch.module.css';
import { useListState } from './ListState.tsx';

/** Icons of the engine's own layouts, shown where a text does not fit. */
const ICONS: Readonly<Record<string, typeof ViewKanbanOutlined>> = {
  [ROWS]: TableRowsOutlined,
  [BOARD]: ViewKanbanOutlined,
  [TILES]: GridViewOutlined,
  [CALENDAR]: CalendarMonthOutlined,
  [TIMELINE]: ViewTimelineOutlined,
};

interface LayoutSwitchProps {
  resource: Resource;
  list: RuntimeListConfig;
}

/** Returns the layouts of a list with their names: rows, and those of the definition. */
export function useLayouts({ resource, list }: LayoutSwitchProps) {
  const translate = useTranslate();
  const { layout, chooseLayout } = useListState();
  const names = [
    ...(list.calendar === undefined ? [] : [CALENDAR]),
    ...(list.timeline === undefined ? [] : [TIMELINE]),
    ...(list.board === undefined ? [] : [BOARD]),
    ...Object.keys(list.layouts ?? {}),
  ];
  const first = list.tiles ? TILES : (list.layout ?? ROWS);
  const all = [...new Set([first, ROWS, ...names])];
  const wordOf = (name: string) =>
    translate(
      name in ICONS ? `listTools.layout.${name}` : `resources.${resource.name}.layouts.${name}`,
    );
  const current = layout !== undefined && all.includes(layout) ? layout : ROWS;
  const choose = (name: string) => chooseLayout(name === first ? undefined : name);
  return { all, current, wordOf, choose };
}

/** Renders the choice of a layout. On a phone, that of a list with tiles is in the menu of the tools. */
export function LayoutSwitch(props: LayoutSwitchProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const { all, current, wordOf, choose } = useLayouts(props);
  if (all.length === 1 || (isPhone && props.list.tiles)) return null;
  return (
    <div role="group" className={styles.layouts} aria-label={translate('listTools.layout.choose')}>
      {all.map((name) => {
        const Icon = ICONS[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === current}
            onClick={() => choose(name)}
            {...(Icon && isPhone && { 'aria-label': wordOf(name) })}
          >
            {Icon && isPhone ? <Icon fontSize="small" /> : wordOf(name)}
          </button>
        );
      })}
    </div>
  );
}
