import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { actionMessageKey } from '../../../../src/engine/actions/availableActions.ts';
import type { Lead } from '../Lead.ts';
import { useLeadsResource } from '../sending/useLeadsResource.ts';
import { Button } from '../../../../src/ui/Button.tsx';

interface AskButtonProps {
  lead: Lead;
  action: Schemas['LeadActionType'];
  isPrimary?: boolean;
}

/**
 * Renders a button that opens an action's dialog in the page's head. Nothing while the action is
 * not allowed.
 */
export function AskButton({ lead, action, isPrimary = false }: AskButtonProps) {
  const translate = useTranslate();
  const resource = useLeadsResource();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!lead.allowed.actions.includes(action)) return null;
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      onClick={() => void navigate(pathname + search, { replace: true, state: { ask: action } })}
    >
      {translate(`${actionMessageKey(resource, lead, action)}.do`)}
    </Button>
  );
}
