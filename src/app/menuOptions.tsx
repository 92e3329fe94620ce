import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import SupportOutlined from '@mui/icons-material/SupportOutlined';
import type { SessionData } from '../session/loginState.ts';
import type { MenuGroup } from '../shell/menu.ts';
import { pageEntry } from './pageEntry.ts';
import { pageOptions } from './pageOptions.ts';
import type { ShellSettings } from './ShellSettings.ts';

type Translate = (key: string) => string;

/**
 * Returns the menu group of the statistics. Entries without the package feature stay in it, locked; those whose
 * providers are on hold link to the reason.
 */
export function statisticsGroup(session: SessionData, translate: Translate): MenuGroup {
  return {
    key: 'statistics',
    label: translate('places.statistics.name'),
    icon: InsightsOutlined,
    children: (['visits', 'deals', 'weddings', 'magnet', 'rivals', 'scores'] as const).map(
      (kind) => {
        const key = `statistics.${kind}`;
        const needed = pageOptions(kind).feature;
        const including = session.providers.filter(
          ({ features }) => needed === undefined || features.includes(needed),
        );
        return {
          key,
          label: translate(`places.${key}`),
          ...pageEntry(session, kind),
          locked: including.length === 0 ? needed : undefined,
          onHold: including.length > 0 && including.every(({ onHold }) => onHold),
        };
      },
    ),
  };
}

/** Returns the menu group of help contacts; omits those that the deployment does not configure. */
export function supportGroup(
  { links, menu }: ShellSettings,
  translate: Translate,
  openChat: (() => void) | undefined,
): MenuGroup {
  const outside = (key: string, href: string | null): MenuGroup => ({
    key: `support.${key}`,
    label: translate(`places.support.${key}`),
    href: href ?? '',
    hidden: href === null,
  });
  return {
    key: 'help',
    label: translate('places.support.name'),
    icon: SupportOutlined,
    children: [
      {
        key: 'support.chat',
        label: translate('places.support.chat'),
        onSelect: openChat,
        hidden: openChat === undefined,
      },
      outside('remote', links.remoteDesktop),
      outside('tutorial', links.tutorials),
      outside('whatsApp', menu.whatsApp ? links.whatsApp : null),
    ],
  };
}

/** Returns the menu entry of the signatures below the customer user's messages. */
export const signaturesEntry = (session: SessionData, translate: Translate): MenuGroup => ({
  key: 'signatures',
  label: translate('areas.signatures.title'),
  ...pageEntry(session, 'signatures'),
});

/** Returns the menu group of the templates with which leads are answered. */
export function templatesGroup(translate: Translate, entries: readonly MenuGroup[]): MenuGroup {
  return {
    key: 'templates-group',
    label: translate('places.templates'),
    icon: ArticleOutlined,
    // Entries of a group have no icons, only their labels.
    children: entries.map(({ icon: _, ...entry }) => entry),
  };
}
