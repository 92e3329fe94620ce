import { useTranslate } from 'ra-core';

/** What an agent who acts for the person must not touch, in words. */
export function Blocked() {
  const translate = useTranslate();
  return (
    <p className="ui-notice" data-tone="warning" role="note">
      {translate('settings.blocked')}
    </p>
  );
}
