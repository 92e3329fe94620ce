import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { AnyList, Resource } from '../../definition/anyDefinition.ts';
import { useListState } from './ListState.tsx';

/** Rows stand in the address as no layout at all. */
const ROWS = 'rows';

/** Chooses how the records are drawn: as rows, or in one of the definition's layouts. */
export function LayoutSwitch({ resource, list }: { resource: Resource; list: AnyList }) {
  const translate = useTranslate();
  const { layout, chooseLayout } = useListState();
  const names = Object.keys(list.layouts ?? {});
  if (names.length === 0) return null;
  const current = layout !== undefined && names.includes(layout) ? layout : ROWS;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={current}
      aria-label={translate('listTools.layout.choose')}
      onChange={(_, name: unknown) => {
        if (typeof name === 'string') chooseLayout(name === ROWS ? undefined : name);
      }}
    >
      <ToggleButton value={ROWS}>{translate('listTools.layout.rows')}</ToggleButton>
      {names.map((name) => (
        <ToggleButton key={name} value={name}>
          {translate(`resources.${resource.name}.layouts.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
