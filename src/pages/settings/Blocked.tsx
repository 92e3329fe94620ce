import { useTranslate } from 'react-admin';

/** Renders the notice about settings that an agent must not change during impersonation. */
export function Blocked() {
  const translate = useTranslate();
  return (
    <p className="ui-notice" data-tone="warning" role="note">
      {translate('settings.blocked')}
    </p>
  );
}
