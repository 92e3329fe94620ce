import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { wallTimeOf } from '../../../src/engine/kinds/dateTime/wallTime.ts';
import { formatDate } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { useNow } from '../../../src/ui/useNow.ts';
import styles from './EndedNotice.module.css';

type Campaign = Schemas['Discount'];

/** Returns the initial values of the next season: all but the days and the pictures. */
function nextSeason(record: Campaign) {
  const {
    id: _id,
    version: _version,
    status: _status,
    image: _image,
    targetImage: _targetImage,
    promisedOn: _promisedOn,
    publishesBy: _publishesBy,
    rejectionReason: _rejectionReason,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    allowed: _allowed,
    validFrom: _validFrom,
    validUntil: _validUntil,
    isPrimary: _isPrimary,
    ...kept
  } = record;
  return kept;
}

/** Renders a notice about an ended campaign with a copy for its next season; nothing for any other. */
export function EndedNotice({ record }: { record: Campaign }) {
  const translate = useTranslate();
  const locale = useLocale();
  const today = wallTimeOf(new Date(useNow()).toISOString()).slice(0, 10);
  const canAccess = useCan({ resource: 'discounts', action: 'create' });
  if (record.validUntil >= today) return null;
  return (
    <div className={styles.notice} data-tone="warning" role="status">
      <p>
        {translate('resources.campaignDesk.ended', { day: formatDate(record.validUntil, locale) })}
      </p>
      {canAccess === true && (
        <Link className="ui-button" to="/discounts/create" state={{ record: nextSeason(record) }}>
          {translate('resources.campaignDesk.again')}
        </Link>
      )}
    </div>
  );
}
