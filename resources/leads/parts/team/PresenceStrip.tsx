import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead } from '../Lead.ts';
import styles from './PresenceStrip.module.css';
import { usePresence } from './usePresence.ts';

type Activity = Schemas['PresenceActivity'];

const ICONS = { writing: EditOutlined, looking: VisibilityOutlined };

/** Maximum number of displayed names; more are counted. */
const MAX_NAMES = 3;

function usePeople() {
  const translate = useTranslate();
  const locale = useLocale();
  return (people: readonly Schemas['LeadPresence'][]) => {
    const names = people.slice(0, MAX_NAMES).map(({ user }) => user.name);
    const rest = people.length - names.length;
    const parts =
      rest > 0 ? [...names, translate('resources.leadTeam.presence.more', rest)] : names;
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
  };
}

/** Renders the colleagues who have the lead open now, so that two do not answer it at once. */
export function PresenceStrip({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const formatPeople = usePeople();
  const all = usePresence(lead);
  const of = (activity: Activity) => all.filter((one) => one.activity === activity);
  const shown = (['writing', 'looking'] as const).filter((activity) => of(activity).length > 0);
  return (
    <div role="status" className={styles.presence}>
      {shown.map((activity) => {
        const Icon = ICONS[activity];
        const people = of(activity);
        return (
          <p key={activity} data-tone={activity === 'writing' ? 'special' : 'neutral'}>
            <Icon fontSize="small" aria-hidden="true" />
            <span>
              {translate(`resources.leadTeam.presence.${activity}`, {
                who: formatPeople(people),
                smart_count: people.length,
              })}
            </span>
          </p>
        );
      })}
    </div>
  );
}
