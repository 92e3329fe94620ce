import { useDataProvider } from 'ra-core';
import type { PanelDataProvider } from '../../data/dataProvider.ts';

/** The data provider with what the panel adds: `call` for any operation of the contract, `act` for actions. */
export function useApi(): PanelDataProvider {
  return useDataProvider<PanelDataProvider>();
}
