import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { formatNumber } from '../../../ui/format.ts';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { roomOf, type QuotaUsage } from '../../access/QuotaUsage.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { MissingFields } from './MissingFields.tsx';
import styles from './UploadPanel.module.css';
import type { AddFiles, WaitingFiles } from './useAddFiles.ts';

const UpgradeDialog = lazyOnDemand(
  async () => (await import('../../access/UpgradeDialog.tsx')).UpgradeDialog,
);

interface BeyondQuotaProps {
  resource: Resource;
  usage: QuotaUsage;
  files: readonly File[];
}

/** Renders the names of the files for which the package has no room, and a button that offers the upgrade. */
function BeyondQuota({ resource, usage, files }: BeyondQuotaProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const feature = resource.manifest.operations['create']?.feature;
  const room = roomOf(usage);
  return (
    <Alert
      severity="warning"
      action={
        feature && (
          <Button color="inherit" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {translate('engine.access.ask')}
          </Button>
        )
      }
    >
      {translate('packageLimit.partly', {
        smart_count: room,
        count: formatNumber(room, locale),
        used: formatNumber(usage.used, locale),
        allowed: formatNumber(usage.allowed, locale),
      })}
      <ul className={styles.names}>
        {files.map(({ name }, index) => (
          <li key={`${index} ${name}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Suspense fallback={null}>
          <UpgradeDialog feature={feature} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Alert>
  );
}

interface ChosenFilesProps {
  resource: Resource;
  files: AddFiles;
  waiting: WaitingFiles;
}

/** Renders which of the chosen files are sent and which are not, and the form of those that are. */
export function ChosenFiles({
  resource,
  files,
  waiting: { files: chosen, usage },
}: ChosenFilesProps) {
  const room = roomOf(usage);
  const sent = chosen.slice(0, room);
  const beyond = chosen.slice(room);
  if (usage && room === 0)
    return (
      <Suspense fallback={null}>
        <UpgradeDialog
          feature={resource.manifest.operations['create']?.feature}
          quota={{
            ...usage,
            limit: resource.manifest.create?.quota?.limit,
            refused: chosen.length,
          }}
          onClose={files.cancel}
        />
      </Suspense>
    );
  return (
    <MissingFields
      resource={resource}
      files={files}
      sent={sent}
      notice={
        usage &&
        beyond.length > 0 && <BeyondQuota resource={resource} usage={usage} files={beyond} />
      }
    />
  );
}
