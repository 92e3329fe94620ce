import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { useIsImpersonated } from '../../../src/engine/access/useIsImpersonated.ts';
import { useResourceLocation } from '../../../src/engine/definition/useResourceLocation.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { lazyOnDemand } from '../../../src/ui/lazyOnDemand.tsx';
import styles from './CalendarLinks.module.css';

const FeedDialog = lazyOnDemand(async () => (await import('./FeedDialog.tsx')).FeedDialog);
const ImportFileDialog = lazyOnDemand(
  async () => (await import('./ImportFileDialog.tsx')).ImportFileDialog,
);

/** Renders the buttons of the calendar feed and of the file import. */
export function CalendarLinks() {
  const translate = useTranslate();
  const { meta } = useResourceLocation('calendar-events');
  const canAccess = useCan({ resource: 'calendar-events', action: 'create' });
  const isImpersonated = useIsImpersonated();
  const [opened, open] = useState<'feed' | 'import'>();
  const providerId = Number(meta?.path['id']);
  if (canAccess !== true || !Number.isInteger(providerId)) return null;
  const close = () => open(undefined);
  return (
    <div className={styles.links}>
      {!isImpersonated && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<LinkOutlined />}
          onClick={() => open('feed')}
        >
          {translate('resources.calendar-events.links.feed')}
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        startIcon={<FileUploadOutlined />}
        onClick={() => open('import')}
      >
        {translate('resources.calendar-events.links.import')}
      </Button>
      <Suspense fallback={null}>
        {opened === 'feed' && <FeedDialog providerId={providerId} onClose={close} />}
        {opened === 'import' && <ImportFileDialog providerId={providerId} onClose={close} />}
      </Suspense>
    </div>
  );
}
