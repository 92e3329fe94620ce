import type { FieldFault } from '../../../http/apiError.ts';
import type { LeadAction } from './leadAction.ts';

/** An action's entry of a configuration list. */
export interface ListedField {
  path: string;
  list: string;
  value: string | null | undefined;
}

/** Returns the fields of an action whose values come from the configuration lists. */
export function listedFields(action: LeadAction): ListedField[] {
  switch (action.type) {
    case 'negotiate':
      return [{ path: 'processState', list: 'lead_process_state', value: action.processState }];
    case 'reject':
      return [{ path: 'reasonId', list: 'info_request_reject_reason_id', value: action.reasonId }];
    case 'report_spam':
      return [{ path: 'reasonId', list: 'lead_report_reasons', value: action.reasonId }];
    default:
      return [];
  }
}

/**
 * Returns the faults of an action that the contract cannot express: a deal with a provider that the caller is
 * not linked to.
 */
export const actionFaults = (action: LeadAction, providerIds: readonly number[]): FieldFault[] =>
  action.type === 'deal' && !providerIds.includes(action.providerId)
    ? [{ path: 'providerId', code: 'not_own' }]
    : [];
