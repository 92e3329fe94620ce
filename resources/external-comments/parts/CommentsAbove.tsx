import { useTranslate } from 'react-admin';
import { LinkTabs } from '../../../src/ui/LinkTabs.tsx';

/** Renders the tabs above the fetched reviews, with a link to the channels. */
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
