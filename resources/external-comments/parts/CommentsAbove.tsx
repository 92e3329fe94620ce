import { useTranslate } from 'react-admin';
import { LinkTabs } from '../../../src/ui/LinkTabs.tsx';

/** Leads back from the fetched reviews to the channels. */
export function CommentsAbove() {
  const translate = useTranslate();
  const nameOf = (resource: string) => translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <LinkTabs
      label={translate('engine.record.tabs')}
      tabs={[
        { to: '/transfer-reviews', text: nameOf('review-channels') },
        { text: nameOf('external-comments') },
      ]}
    />
  );
}
