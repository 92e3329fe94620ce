import { useDataProvider } from 'react-admin';
import type { OperationId } from '#contract/types.ts';
import type { Answer } from '../../data/client.ts';
import type { PanelDataProvider } from '../../data/dataProvider.ts';

/** Response of an operation. */
export type ApiAnswer<Id extends OperationId> = Answer<Id>;

/**
 * Returns the data provider with the panel's additions: `call` for any operation of the contract, `act` for
 * actions.
 */
export function useApi(): PanelDataProvider {
  return useDataProvider<PanelDataProvider>();
}
