import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useCanAccess, useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../ui/format.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import type { Resource } from '../../definition/anyDefinition.ts';
import { useTotal } from './useTotal.ts';

/** Title, count and the one primary action of a list. */
export function ListHeader({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, isExact } = useTotal();
  const { canAccess } = useCanAccess({ resource: resource.name, action: 'create' });
  const title = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  usePageTitle(title);
  const count =
    total === undefined
      ? undefined
      : translate(isExact ? 'engine.list.count' : 'engine.list.countAtLeast', {
          smart_count: total,
          count: formatNumber(total, locale),
        });
  const note = translate(`resources.${resource.name}.listNote`, { _: '' });
  return (
    <PageHeader
      title={title}
      facts={[count, note]}
      action={
        resource.definition.create && canAccess ? (
          <Button
            variant="contained"
            startIcon={<AddOutlined />}
            component={Link}
            to={`/${resource.name}/create`}
          >
            {translate(`resources.${resource.name}.create`, { _: translate('ra.action.create') })}
          </Button>
        ) : undefined
      }
    />
  );
}
