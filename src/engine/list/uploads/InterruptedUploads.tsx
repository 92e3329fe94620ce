import { useGetIdentity, useLocation, useNotify, useTranslate } from 'react-admin';
import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { useIsImpersonated } from '../../access/useIsImpersonated.ts';
import { DefinitionsContext } from '../../definition/DefinitionsContext.ts';
import { resourceOfOwner } from './uploadOwner.ts';
import { countInterruptedUploads, removeUploadsOfOthers } from './uploadStore.ts';

/** Returns true if a path is that of a list of the resource, also below another record. */
const isShownAt = (pathname: string, route: string): boolean =>
  pathname.split('/').includes(route.split('/').at(-1) ?? route);

/** Milliseconds for which the notice is shown; opening the list meanwhile makes it superfluous. */
const SHOWN_MS = 30_000;

/**
 * Notifies once of files that an earlier page left before they were stored, with a link to the list that continues
 * their upload; that list itself shows them without a notice. Deletes those that another user left.
 */
export function InterruptedUploads(): null {
  const { identity } = useGetIdentity();
  const isImpersonated = useIsImpersonated();
  const definitions = useContext(DefinitionsContext);
  const { pathname } = useLocation();
  const isDone = useRef(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const translate = useTranslate();
  const locale = useLocale();
  const user = identity?.id;
  useEffect(() => {
    if (user === undefined || isDone.current) return;
    isDone.current = true;
    const look = async () => {
      if (!isImpersonated) await removeUploadsOfOthers(user);
      const counts = await countInterruptedUploads();
      for (const [owner, count] of counts) {
        const name = resourceOfOwner(owner, user, isImpersonated);
        if (
          !name ||
          !definitions.offers(name, 'list') ||
          isShownAt(pathname, definitions.routeOf(name) ?? name)
        )
          continue;
        notify('uploads.interrupted', {
          type: 'info',
          autoHideDuration: SHOWN_MS,
          messageArgs: { smart_count: count, count: formatNumber(count, locale) },
          action: {
            label: translate('uploads.open'),
            onSelect: () => navigate(`/${definitions.routeOf(name) ?? name}`),
          },
        });
      }
    };
    void look();
  });
  return null;
}
