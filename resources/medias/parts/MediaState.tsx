import { useTranslate } from 'react-admin';
import { formatTime } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import type { Media } from './Media.ts';

/**
 * Renders the state of a photo above its form: the rejection reason, that it is passive, or the latest time
 * of publication.
 */
export function MediaState({ record }: { record: Media }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { status, rejectionCause, publishesBy, isActive } = record;
  const message = (key: string, values?: object) =>
    translate(`resources.mediaDesk.stateNotes.${key}`, { ...values });
  if (status === 'rejected' && rejectionCause !== null)
    return (
      <p className="ui-notice" data-tone="danger">
        {message('rejected', {
          cause: translate(`resources.medias.values.rejectionCause.${rejectionCause}`),
        })}
      </p>
    );
  if (!isActive)
    return (
      <p className="ui-notice" data-tone="warning">
        {translate('resources.mediaForms.passive')}
      </p>
    );
  if (publishesBy !== null)
    return (
      <p className="ui-notice" data-tone="info">
        {message('approved', { time: formatTime(publishesBy, locale) })}
      </p>
    );
  return status === 'pending' ? (
    <p className="ui-notice" data-tone="warning">
      {message('pending')}
    </p>
  ) : null;
}
