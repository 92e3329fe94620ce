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

interface ActionContext {
  now: Date;
  /** Providers that the caller is linked to. */
  providerIds: readonly number[];
}

/** Faults of an action that the contract cannot tell. */
export function actionFaults(
  action: LeadAction,
  { now, providerIds }: ActionContext,
): FieldFault[] {
  switch (action.type) {
    case 'deal':
      return providerIds.includes(action.providerId)
        ? []
        : [{ path: 'providerId', code: 'not_own' }];
    case 'set_appointment':
      return Date.parse(action.startsAt) > now.getTime()
        ? []
        : [{ path: 'startsAt', code: 'future' }];
    case 'offer':
      return action.productName.trim() === '' ? [{ path: 'productName', code: 'required' }] : [];
    case 'reopen':
      return action.note.trim() === '' ? [{ path: 'note', code: 'required' }] : [];
    default:
      return [];
  }
}
