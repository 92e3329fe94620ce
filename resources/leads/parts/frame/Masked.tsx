import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import type { ComponentType } from 'react';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import type { Lead } from '../Lead.ts';

/**
 * Wraps a section of a lead, which renders an empty state and fetches nothing while the package masks the lead.
 */
export function unlessMasked(Section: ComponentType<{ record: Lead }>) {
  return function MaskedSection({ record }: { record: Lead }) {
    const translate = useTranslate();
    if (!record.isMasked) return <Section record={record} />;
    return (
      <EmptyState
        icon={<LockOutlined />}
        title={translate('resources.leadDesk.masked.title')}
        text={translate('resources.leadDesk.masked.text')}
      />
    );
  };
}
