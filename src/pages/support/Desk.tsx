import { useTranslate } from 'react-admin';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchSupportUsersFacts } from '#contract/facts/searchSupportUsers.ts';
import type { Schemas } from '#contract/types.ts';
import type { Start } from '../../session/impersonation.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ImpersonationDialog } from './ImpersonationDialog.tsx';
import { FoundUsers } from './FoundUsers.tsx';
import { RecentTimes } from './RecentTimes.tsx';
import styles from './Desk.module.css';

const { minLength: SHORTEST, maxLength: LONGEST } = searchSupportUsersFacts.query.q;

/** Focuses the search field when it is mounted. */
const focusNow = (field: HTMLInputElement | null) => field?.focus();

/**
 * Renders the support desk: finds a customer user and starts an impersonation. The search text is part of the
 * address.
 */
export function Desk({ onStarted }: { onStarted: (start: Start) => void }) {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const text = address.get('q') ?? '';
  const words = useDeferredValue(text.trim());
  const [chosen, setChosen] = useState<Schemas['SupportUser']>();
  const title = translate('support.desk.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} facts={[translate('support.desk.about')]} />
      <div role="search" className={styles.search}>
        <input
          type="search"
          className="ui-input"
          ref={focusNow}
          value={text}
          onChange={({ target: { value } }) =>
            setAddress(value === '' ? {} : { q: value }, { replace: true })
          }
          aria-label={translate('support.desk.search')}
          placeholder={translate('support.desk.placeholder')}
          maxLength={LONGEST}
          dir="auto"
        />
      </div>
      {words.length >= SHORTEST ? (
        <FoundUsers words={words} onChoose={setChosen} />
      ) : (
        <RecentTimes />
      )}
      {chosen && (
        <ImpersonationDialog
          user={chosen}
          onStarted={onStarted}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
