import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { Suspense, useId, useState } from 'react';
import { bottomSheet } from '../../../ui/bottomSheet.ts';
import { formatNumber } from '../../../ui/format.ts';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import type { QuotaUsage } from '../../access/QuotaUsage.ts';
import { Refusals } from '../../controls/upload/Refusals.tsx';
import type { Refused } from '../../controls/upload/useUploads.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { MissingFields } from './MissingFields.tsx';
import { roomOf } from './roomOf.ts';
import styles from './UploadPanel.module.css';
import type { AddFiles, WaitingFiles } from './useAddFiles.ts';
import { useFaults } from './useFaults.ts';

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

interface NothingToSendProps {
  resource: Resource;
  refused: readonly Refused[];
  onClose: () => void;
}

/** Renders why none of the chosen files can be sent. */
function NothingToSend({ resource, refused, onClose }: NothingToSendProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" sx={bottomSheet} aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`resources.${resource.name}.upload`)}</DialogTitle>
      <DialogContent>
        <Refusals refused={refused} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
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
  const faults = useFaults(chosen, files.queue);
  const good = chosen.filter((file) => !faults.has(file));
  const refused = chosen.flatMap((file) => {
    const fault = faults.get(file);
    return fault ? [{ name: file.name, fault }] : [];
  });
  const room = roomOf(usage);
  const beyond = good.slice(room);
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
  if (good.length === 0)
    return <NothingToSend resource={resource} refused={refused} onClose={files.cancel} />;
  return (
    <MissingFields
      resource={resource}
      files={files}
      sent={good.slice(0, room)}
      notice={
        <>
          {refused.length > 0 && <Refusals refused={refused} />}
          {usage && beyond.length > 0 && (
            <BeyondQuota resource={resource} usage={usage} files={beyond} />
          )}
        </>
      }
    />
  );
}
