import { useTranslate } from 'ra-core';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { formatTime } from '../../../src/ui/format.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import type { Media } from './Media.ts';

const TONES = {
  pending: 'warning',
  approved: 'info',
  published: 'success',
  rejected: 'danger',
} as const;

/** The state of a photo, and until when it is live or why it was rejected. */
export function StatusCell({ value, record }: CellProps<Media['status'], Media>) {
  const translate = useTranslate();
  const locale = useLocale();
  const { publishesBy, rejectionCause, isActive } = record;
  const note =
    publishesBy !== null
      ? translate('resources.medias.liveBy', { time: formatTime(publishesBy, locale) })
      : rejectionCause !== null
        ? translate(`resources.medias.values.rejectionCause.${rejectionCause}`)
        : isActive
          ? undefined
          : translate('resources.medias.passive');
  return (
    <>
      <StatusTag tone={TONES[value]}>
        {translate(`resources.medias.values.status.${value}`)}
      </StatusTag>
      {note !== undefined && <span title={note}> {note}</span>}
    </>
  );
}
